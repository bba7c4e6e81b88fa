import { useEffect, useMemo, useReducer, useRef } from 'react';
import { mostUses } from '@sparring/contracts/lab-facts/limits';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/actionability/judge';
import { atRest, drawTimes, next, targets } from '@sparring/practice/labs/actionability/round';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import type { dials } from './lesson.ts';
import { Targets } from './targets.tsx';

export * from './lesson.ts';

const Actionability = ({ delay, seed }: Settings<typeof dials>) => {
  const [round, change] = useReducer(next, atRest);
  const { uses, coverClicks } = round;
  const facts = useMemo(
    () => ({ seed, delay, uses: uses.slice(0, mostUses), cover_clicks: coverClicks }),
    [seed, delay, uses, coverClicks],
  );
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = () => {
    stop.current?.();
    const times = drawTimes(delay * 1000, createChance(seed));
    const missing = targets.filter((target) => target !== 'Moving' || !prefersStillness());
    change({ kind: 'start', missing });
    const timers = targets.map((target, index) =>
      clock.after(times[index] ?? 0, () => change({ kind: 'mend', target })),
    );
    stop.current = () => timers.forEach((cancel) => cancel());
  };

  return (
    <>
      <Button name="action-start" onClick={start}>
        Start
      </Button>
      <Targets round={round} change={change} />
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
