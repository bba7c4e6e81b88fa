import { useEffect, useState } from 'react';
import { fields, within } from '@sparring/contracts/wizard/places';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type Field as Name, type Form, labelOf } from './form.ts';
import type { Server } from './server.ts';

interface StepProps {
  readonly form: Form;
  readonly server: Server;
  readonly delay: number;
  readonly onText: (field: Name, text: string) => void;
  readonly onFind: () => void;
}

interface SummaryProps {
  readonly name: string;
  readonly of: Readonly<Record<Name, string | number>>;
}

export const Summary = ({ name, of }: SummaryProps) => (
  <dl {...testable(name)} className="stack">
    {fields.map((field) => (
      <div key={field} className="row">
        <dt className="bold">{labelOf(field)}</dt>
        <dd {...testable(`${name}-${field}`)} className="flush breakable">
          {of[field]}
        </dd>
      </div>
    ))}
  </dl>
);

const wiringOf = ({ form, onText }: StepProps, field: Name) => ({
  label: labelOf(field),
  name: `wizard-${field}`,
  value: form.values[field],
  error: form.errors[field],
  required: true,
  onText: (text: string) => onText(field, text),
});

/** HTML has rules of its own: a type, a minimum, and what is required. */
const You = (props: StepProps) => (
  <>
    <TextField {...wiringOf(props, 'name')} autoComplete="name" />
    <TextField {...wiringOf(props, 'email')} type="email" autoComplete="email" />
    <TextField {...wiringOf(props, 'age')} type="number" min={16} />
  </>
);

interface List {
  readonly of: string;
  /** Left out if they have not arrived. */
  readonly places?: readonly string[];
}

/** What lies in a place, from the API, when the delay is over. Nothing until then. */
const useList = ({ server, delay }: StepProps, of: string): List | undefined => {
  const [list, setList] = useState<List>();
  useEffect(() => {
    if (of === '') return undefined;
    let isLeft = false;
    const ask = async () => {
      const places = await server.places(of).catch(() => undefined);
      if (!isLeft) setList(places ? { of, places } : { of });
    };
    const cancel = clock.after(delay * 1000, () => void ask());
    return () => {
      isLeft = true;
      cancel();
    };
  }, [server, delay, of]);
  return list?.of === of ? list : undefined;
};

const Place = (props: StepProps) => {
  const { country, region } = props.form.values;
  const lists: Readonly<Record<string, List | undefined>> = {
    country: { of: '', places: within('') },
    region: useList(props, country),
    city: useList(props, region),
  };
  return (['country', 'region', 'city'] as const).map((field) => {
    const { onText, error, value, ...wiring } = wiringOf(props, field);
    const list = lists[field];
    const late =
      list && !list.places ? 'The list has not arrived. Load the page again.' : undefined;
    return (
      <Field key={field} label={wiring.label} name={wiring.name} error={late ?? error}>
        {(attributes) => (
          <select
            {...attributes}
            required
            disabled={!list?.places}
            value={value}
            onChange={({ target }) => onText(target.value)}
          >
            {list?.places && <option value="">Choose…</option>}
            {list?.places?.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </select>
        )}
      </Field>
    );
  });
};

const Address = (props: StepProps) => (
  <>
    <TextField {...wiringOf(props, 'postcode')} />
    <div className="spaced">
      <Button name="wizard-find" look="plain" onClick={props.onFind}>
        Find street
      </Button>
    </div>
    <TextField {...wiringOf(props, 'street')} readOnly={!props.form.hasFailed} />
  </>
);

const Review = ({ form }: StepProps) => <Summary name="wizard-review" of={form.values} />;

/** What is in each step. */
export const contents = [You, Place, Address, Review] as const;
