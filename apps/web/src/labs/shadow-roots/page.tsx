import { type SubmitEvent, useState } from 'react';
import type { ShadowRootsFacts } from '@sparring/contracts/lab-facts/shadow-roots';
import { createChance } from '@sparring/practice/chance';
import { drawBooking, inWords, labelOf, parts } from '@sparring/practice/labs/shadow-roots/booking';
import { judge } from '@sparring/practice/labs/shadow-roots/judge';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import './city-card.ts';
import './guest-field.ts';
import './nights-field.ts';
import styles from './page.module.css';
import './pin-field.ts';

export * from './lesson.ts';

const ShadowRoots = ({ seed }: Settings) => {
  const [wanted] = useState(() => drawBooking(createChance(seed)));
  const [sent, setSent] = useState<string>();
  const [facts, setFacts] = useState<ShadowRootsFacts>();

  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    setSent(inWords(entries));
    setFacts({ seed, sent: Object.fromEntries(entries) });
  };

  return (
    <>
      <div className="buttons gap-2-5 flush-items">
        {parts.map((part) => (
          <Outcome key={part} label={`Wanted ${labelOf(part)}`} name={`roots-wanted-${part}`}>
            {wanted[part]}
          </Outcome>
        ))}
      </div>
      <form className={styles.form} aria-label="Booking" onSubmit={book}>
        <roots-guest-field {...testable('roots-guest-field')} name="guest" />
        <roots-city-card {...testable('roots-city-card')}>
          <label htmlFor="roots-city">City</label>
          <input {...testable('roots-city')} type="text" name="city" autoComplete="off" />
        </roots-city-card>
        <roots-nights-field {...testable('roots-nights-field')} name="nights" />
        <roots-pin-field {...testable('roots-pin-field')} name="pin" />
        <div className={styles.buttons}>
          <Button name="roots-book" type="submit">
            Book
          </Button>
          <Button name="roots-clear" type="reset" look="plain">
            Clear
          </Button>
        </div>
      </form>
      <Outcome label="Form data" name="roots-sent">
        {sent}
      </Outcome>
      <Verdict name="roots-verdict" judge={judge} facts={facts} />
    </>
  );
};

type Host = ReturnType<typeof testable> & { readonly children?: React.ReactNode };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      readonly 'roots-guest-field': Host & { readonly name: string };
      readonly 'roots-city-card': Host;
      readonly 'roots-nights-field': Host & { readonly name: string };
      readonly 'roots-pin-field': Host & { readonly name: string };
    }
  }
}

export default ShadowRoots;
