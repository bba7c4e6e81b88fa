import { type SubmitEvent, useRef, useState } from 'react';
import type { HostileLocatorsFacts } from '@sparring/contracts/lab-facts/hostile-locators';
import { mostOrders } from '@sparring/contracts/lab-facts/limits';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/hostile-locators/judge';
import {
  type OrderAction,
  actions,
  numbered,
  type Order,
  postalCode,
} from '@sparring/practice/labs/hostile-locators/order';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import button from '../../ui/button.module.css';
import { testable } from '../../ui/testable.ts';
import { type Build, firstBuild, nextBuild, telling } from './build.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const HostileLocators = ({ seed, level }: Settings<typeof dials>) => {
  const [chance] = useState(() => createChance(seed));
  const [build, setBuild] = useState(() => firstBuild(chance, level));
  const [order, setOrder] = useState<Order>({});
  const [facts, setFacts] = useState<HostileLocatorsFacts>();
  const firstField = useRef<HTMLInputElement>(null);

  const press = (pressed: OrderAction) => {
    const orders = [...(facts?.orders ?? []), { fields: order, pressed }];
    setFacts({ seed, level, orders: orders.slice(-mostOrders) });
    setOrder({});
    setBuild(nextBuild(build, chance));
    firstField.current?.focus();
  };
  const place = (event: SubmitEvent) => {
    event.preventDefault();
    press(actions[0]);
  };
  const wiring = (label: string) => ({
    label,
    value: order[label] ?? '',
    onType: (value: string) => setOrder({ ...order, [label]: value }),
  });

  return (
    <>
      <form
        {...testable('hostile-form')}
        aria-label="Order"
        autoComplete="off"
        className={`grid ${styles.order}`}
        onSubmit={place}
      >
        {build.fields.map((label, index) => (
          <TextField
            key={label}
            {...wiring(label)}
            disguise={level > 1 ? disguises[label] : undefined}
            id={idOf(label, build)}
            ref={index === 0 ? firstField : undefined}
          />
        ))}
        <div className="row whole-row">
          {build.buttons.map((action) => (
            <button
              key={action}
              type={action === actions[0] ? 'submit' : 'button'}
              className={`${button.button} ${telling[action]} ${build.classNames[actions.indexOf(action)]}`}
              onClick={action === actions[0] ? undefined : () => press(action)}
            >
              {withNoBreakSpace(action)}
            </button>
          ))}
        </div>
      </form>
      <Verdict name="hostile-verdict" judge={judge} facts={facts} />
    </>
  );
};

const idOf = (label: string, { ids }: Build): string | undefined => {
  if (label === postalCode.label) return 'order.postal.code';
  const number = numbered.findIndex((field) => field.label === label);
  return number < 0 ? 'city' : ids[number];
};

interface Disguise {
  readonly text: string;
  readonly className?: string | undefined;
}

/** The second level: what is in the DOM differs from what the browser shows. */
const disguises: Readonly<Record<string, Disguise>> = {
  Phone: { text: 'Phone', className: styles.capitals },
  'Delivery city': { text: 'Delivery\n      city' },
};

interface TextFieldProps {
  readonly label: string;
  readonly disguise: Disguise | undefined;
  readonly id: string | undefined;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly ref?: React.Ref<HTMLInputElement> | undefined;
}

/** The label contains its field, because an id that is there twice cannot connect them. */
const TextField = ({ label, disguise, onType, ...field }: TextFieldProps) => (
  <label className={styles.field}>
    <LabelText {...(disguise ?? { text: label })} />
    <input {...field} type="text" onChange={({ target }) => onType(target.value)} />
  </label>
);

const LabelText = ({ text, className }: Disguise) => {
  if (className) return <span className={className}>{text}</span>;
  return text === postalCode.label ? withNoBreakSpace(text) : text;
};

const withNoBreakSpace = (text: string): string => text.replace(' ', '\u00A0');

export default HostileLocators;
