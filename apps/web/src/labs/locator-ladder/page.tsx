import { useMemo, useState } from 'react';
import { createChance } from '@sparring/practice/chance';
import {
  type Touch,
  type Touches,
  verdictOf,
  withTouch,
} from '@sparring/practice/labs/locator-ladder/touches';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { testable } from '../../ui/testable.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { drawPlaces, type End } from './places.ts';
import { type Rung, rungs } from './rungs.tsx';

export * from './lesson.ts';

const titles = rungs.map(({ title }) => title);

const LocatorLadder = ({ seed }: Settings<typeof dials>) => {
  const [places] = useState(() => drawPlaces(rungs.length, createChance(seed)));
  const [touches, setTouches] = useState<Touches>({});
  const judged = useMemo(() => verdictOf(titles, touches), [touches]);

  return (
    <>
      <div className={styles.ladder}>
        {rungs.map((rung, index) => (
          <RungOfLadder
            key={rung.name}
            rung={rung}
            place={places[index] ?? 'first'}
            touched={touches[rung.title]}
            touch={(touch) => setTouches((before) => withTouch(before, rung.title, touch))}
          />
        ))}
      </div>
      <Verdict name="ladder-verdict" judged={judged} />
    </>
  );
};

interface RungOfLadderProps {
  readonly rung: Rung;
  readonly place: End;
  readonly touched: Touch | undefined;
  readonly touch: (touch: Touch) => void;
}

const RungOfLadder = ({ rung, place, touched, touch }: RungOfLadderProps) => {
  const { right, others } = rung;
  const candidates = place === 'first' ? [right, ...others] : [...others, right];

  return (
    <fieldset {...testable(`ladder-${rung.name}`)} data-state={touched}>
      <legend>{rung.title}</legend>
      <p className={styles.asks}>{rung.asks}</p>
      <ul className={styles.elements}>
        {candidates.map((candidate) => (
          <li key={candidate.sign}>
            {candidate.show((event) => {
              event.preventDefault();
              touch(candidate === right ? 'right' : 'wrong');
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
