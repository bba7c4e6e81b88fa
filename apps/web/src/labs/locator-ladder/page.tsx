import { useMemo, useState } from 'react';
import { createChance } from '@sparring/practice/chance';
import {
  asked,
  judge,
  type Touch,
  touchOf,
  type Used,
  withUse,
} from '@sparring/practice/labs/locator-ladder/judge';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { testable } from '../../ui/testable.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { drawPlaces, type End } from './places.ts';
import { type Candidate, type Rung, rungs } from './rungs.tsx';

export * from './lesson.ts';

const LocatorLadder = ({ seed }: Settings<typeof dials>) => {
  const [places] = useState(() => drawPlaces(rungs.length, createChance(seed)));
  const [used, setUsed] = useState<Used>({});
  const facts = useMemo(() => ({ seed, used }), [seed, used]);

  return (
    <>
      <div className={styles.ladder}>
        {rungs.map((rung, index) => (
          <RungOfLadder
            key={rung.name}
            rung={rung}
            place={places[index] ?? 'first'}
            touched={touchOf(used, rung.title)}
            use={(sign) => setUsed((before) => withUse(before, rung.title, sign))}
          />
        ))}
      </div>
      <Verdict name="ladder-verdict" judge={judge} facts={facts} />
    </>
  );
};

interface RungOfLadderProps {
  readonly rung: Rung;
  readonly place: End;
  readonly touched: Touch | undefined;
  readonly use: (sign: string) => void;
}

const RungOfLadder = ({ rung, place, touched, use }: RungOfLadderProps) => {
  const isRight = ({ sign }: Candidate) => sign === asked[rung.title];
  const right = rung.elements.filter(isRight);
  const others = rung.elements.filter((candidate) => !isRight(candidate));
  const candidates = place === 'first' ? [...right, ...others] : [...others, ...right];

  return (
    <fieldset {...testable(`ladder-${rung.name}`)} data-state={touched}>
      <legend>{rung.title}</legend>
      <p className={styles.asks}>{rung.asks}</p>
      <ul className={styles.elements}>
        {candidates.map((candidate) => (
          <li key={candidate.sign}>
            {candidate.show((event) => {
              event.preventDefault();
              use(candidate.sign);
            })}
          </li>
        ))}
      </ul>
      <p {...testable(`ladder-${rung.name}-state`)} className={styles.state}>
        {touched ?? 'not used yet'}
      </p>
    </fieldset>
  );
};

export default LocatorLadder;
