import { useState } from 'react';
import type { LooksFacts } from '@sparring/contracts/lab-facts/looks';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/looks/judge';
import { drawLooks, letters, type Look, looks } from '@sparring/practice/labs/looks/looks';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { dials } from './lesson.ts';
import { Poster } from './poster.tsx';

export * from './lesson.ts';

const Looks = ({ delay, seed }: Settings<typeof dials>) => {
  const [drawn] = useState(() => drawLooks(createChance(seed)));
  const [shown, setShown] = useState<Look>('Sound');
  const [whole, setWhole] = useState<LooksFacts['whole']>([]);
  const [differing, setDiffering] = useState<LooksFacts['differing']>([]);
  const [facts, setFacts] = useState<LooksFacts>();

  return (
    <>
      <fieldset className="row gap-2-5">
        <legend>Look</legend>
        {looks.map((look) => (
          <Choice
            key={look}
            type="radio"
            name={`looks-${look.toLowerCase()}`}
            group="look"
            checked={look === shown}
            onChange={() => setShown(look)}
          >
            {look}
          </Choice>
        ))}
      </fieldset>
      <Poster
        key={shown}
        change={drawn.get(shown)}
        delayMs={delay * 1000}
        onWhole={() => setWhole((before) => [...new Set([...before, shown])])}
      />
      <fieldset className="row gap-2-5">
        <legend>What differs from Sound</legend>
        {letters.map((letter) => (
          <Choice
            key={letter}
            type="checkbox"
            name={`looks-differs-${letter.toLowerCase()}`}
            checked={differing.includes(letter)}
            onChange={({ currentTarget: { checked } }) =>
              setDiffering(
                letters.filter((one) => (one === letter ? checked : differing.includes(one))),
              )
            }
          >
            {letter} differs
          </Choice>
        ))}
      </fieldset>
      <Button name="looks-check" onClick={() => setFacts({ seed, delay, whole, differing })}>
        Check
      </Button>
      <Verdict name="looks-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Looks;
