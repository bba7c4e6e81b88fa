import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { mostUses } from '@sparring/contracts/lab-facts/limits';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/actionability/judge';
import { atRest, drawTimes, next, targetsOn } from '@sparring/practice/labs/actionability/round';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { HalfCovered } from './half-covered.tsx';
import type { dials } from './lesson.ts';
import { Targets } from './targets.tsx';
import { Twice } from './twice.tsx';

export * from './lesson.ts';

const Actionability = ({ delay, level, seed }: Settings<typeof dials>) => {
  const [round, change] = useReducer(next, atRest);
  const { uses, coverClicks } = round;
  const facts = useMemo(
    () => ({ seed, delay, uses: uses.slice(0, mostUses), cover_clicks: coverClicks, level }),
    [seed, delay, level, uses, coverClicks],
  );
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const [starts, setStarts] = useState(0);
  const times = useMemo(() => drawTimes(delay * 1000, createChance(seed)), [delay, seed]);

  const start = () => {
    stop.current?.();
    const waiting = targetsOn(1);
    const missing = waiting.filter((target) => target !== 'Moving' || !prefersStillness());
    change({ kind: 'start', missing });
    setStarts(starts + 1);
    const timers = waiting.map((target, index) =>
      clock.after(times[index] ?? 0, () => change({ kind: 'mend', target })),
    );
    stop.current = () => timers.forEach((cancel) => cancel());
  };

  return (
    <>
      <Button name="action-start" onClick={start}>
        Start
      </Button>
      <Targets round={round} change={change}>
        {level > 1 && (
          <Twice
            key={`twice-${starts}`}
            isCovered={round.missing.includes('Twice')}
            coveredMs={times[targetsOn(1).length] ?? 0}
            change={change}
          />
        )}
        {level > 1 && <HalfCovered key={`half-${starts}`} change={change} />}
      </Targets>
      <Outcome label="Used" name="action-used">
        {uses.map(({ target }) => target).join(', ')}
      </Outcome>
      <Outcome label="Clicks on the cover" name="action-cover-clicks">
        {coverClicks}
      </Outcome>
      <Verdict name="action-verdict" judge={judge} facts={facts} />
    </>
  );
};

/** For those who want no motion, Moving stands still and is ready at once. */
const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export default Actionability;
