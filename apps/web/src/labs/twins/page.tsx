import { type FormEvent, useState } from 'react';
import type { TwinsFacts } from '@sparring/contracts/lab-facts/twins';
import { judge } from '@sparring/practice/labs/twins/judge';
import {
  brokenRules,
  drawTwins,
  type Flaw,
  flaws,
  sides,
} from '@sparring/practice/labs/twins/twins';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { dials } from './lesson.ts';
import { Twin } from './twin.tsx';

export * from './lesson.ts';

/** The letter is also in the names of the boxes, which no two controls of a page share. */
const Broken = ({ side }: { readonly side: (typeof sides)[number] }) => (
  <fieldset className="spaced">
    <legend>Broken in twin {side.toUpperCase()}</legend>
    {flaws.map((flaw) => (
      <div key={flaw}>
        <Choice type="checkbox" name={`twins-${side}-${flaw}`} group={side} value={flaw}>
          {side.toUpperCase()}: {brokenRules[flaw]}
        </Choice>
      </div>
    ))}
  </fieldset>
);

const Twins = ({ seed, twin }: Settings<typeof dials>) => {
  const [drawn] = useState(() => drawTwins(seed));
  const [shown, show] = useState(() => sides.find((side) => side === twin));
  const [facts, setFacts] = useState<TwinsFacts>();

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const namedOf = (side: string) => form.getAll(side) as Flaw[];
    setFacts({ seed, a: namedOf('a'), b: namedOf('b') });
  };

  return (
    <>
      <h2>One page twice</h2>
      <div className="buttons">
        {sides.map((side) => (
          <Button
            key={side}
            name={`twins-show-${side}`}
            look="plain"
            aria-pressed={side === shown}
            onClick={() => show(side)}
          >
            Twin {side.toUpperCase()}
          </Button>
        ))}
      </div>
      {shown && <Twin key={shown} letter={shown.toUpperCase()} flaws={new Set(drawn[shown])} />}
      <h2>What is broken</h2>
      <form aria-label="What is broken" className="spaced" onSubmit={check}>
        {sides.map((side) => (
          <Broken key={side} side={side} />
        ))}
        <Button name="twins-check" type="submit">
          Check
        </Button>
      </form>
      <Verdict name="twins-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Twins;
