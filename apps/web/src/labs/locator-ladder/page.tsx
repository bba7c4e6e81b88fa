import { Fragment, useMemo, useState } from 'react';
import { type Chance, createChance } from '@sparring/practice/chance';
import {
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
import { drawPlaces, withRightAt } from './places.ts';
import { type Candidate, type Rung, rungs } from './rungs.tsx';
import { drawSecondFlight } from './second-flight.tsx';

export * from './lesson.ts';

const LocatorLadder = ({ level, seed }: Settings<typeof dials>) => {
  const [shown] = useState(() => drawRungs(level, createChance(seed)));
  const [used, setUsed] = useState<Used>({});
  const facts = useMemo(() => ({ seed, level, used }), [seed, level, used]);

  return (
    <>
      <div className={`grid ${styles.ladder}`}>
        {shown.map((rung) => (
          <RungOfLadder
            key={rung.name}
            rung={rung}
            touched={touchOf(used, rung.title)}
            use={(sign) => setUsed((before) => withUse(before, rung.title, sign))}
          />
        ))}
      </div>
      <Verdict name="ladder-verdict" judge={judge} facts={facts} />
    </>
  );
};

const drawRungs = (level: number, chance: Chance): readonly Rung[] => {
  if (level > 1) return drawSecondFlight(chance);
  const places = drawPlaces(rungs.length, chance);
  return rungs.map((rung, index) => withRightAt(places[index] ?? 'first', rung));
};

interface RungOfLadderProps {
  readonly rung: Rung;
  readonly touched: Touch | undefined;
  readonly use: (sign: string) => void;
}

const RungOfLadder = ({ rung, touched, use }: RungOfLadderProps) => {
  const show = ({ sign, show: element }: Candidate) =>
    element((event) => {
      event.preventDefault();
      use(sign);
    });

  return (
    <fieldset {...testable(`ladder-${rung.name}`)} data-state={touched}>
      <legend>{rung.title}</legend>
      <p className={styles.asks}>{rung.asks}</p>
      {rung.isFlat ? (
        <div className={`row ${styles.elements}`}>
          {rung.elements.map((candidate) => (
            <Fragment key={candidate.sign}>{show(candidate)}</Fragment>
          ))}
        </div>
      ) : (
        <ul className={`row ${styles.elements}`}>
          {rung.elements.map((candidate) => (
            <li key={candidate.sign}>{show(candidate)}</li>
          ))}
        </ul>
      )}
      <p {...testable(`ladder-${rung.name}-state`)} className={`small ${styles.state}`}>
        {touched ?? 'not used yet'}
      </p>
    </fieldset>
  );
};

export default LocatorLadder;
