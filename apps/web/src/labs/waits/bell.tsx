import { useEffect, useMemo, useRef, useState } from 'react';
import { createChance } from '@sparring/practice/chance';
import type { Judged } from '@sparring/practice/judged';
import { type Catch, drawDelays, verdictOf } from '@sparring/practice/labs/waits/rounds';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { clock, speed } from '../../tab/clock.ts';
import { Button } from '../../ui/button.tsx';
import styles from './page.module.css';

interface Round {
  readonly catches: readonly Catch[];
  /** When the bell of this round rang. */
  readonly rangAt?: number | undefined;
}

/** A bell that rings three times, each time after another delay. */
export const Bell = ({ seed }: { readonly seed: number }) => {
  const [delays] = useState(() => drawDelays(createChance(seed)));
  const [round, setRound] = useState<Round>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (catches: readonly Catch[]) => {
    stop.current?.();
    setRound({ catches });
    const delay = delays[catches.length];
    if (delay === undefined) return;
    stop.current = clock.after(delay, () => setRound({ catches, rangAt: clock.now() }));
  };
  const catchIt = ({ catches, rangAt }: Round) =>
    begin([...catches, rangAt === undefined ? undefined : clock.now() - rangAt]);
  const isRunning = round !== undefined && round.catches.length < delays.length;
  const judged = useMemo(
    () => (round && !isRunning ? judge(round.catches) : undefined),
    [round, isRunning],
  );

  return (
    <>
      <div className={styles.buttons}>
        <Button name="waits-start" onClick={() => begin([])}>
          Start the rounds
        </Button>
        <Button
          name="waits-catch"
          look="plain"
          disabled={!isRunning}
          onClick={() => round && catchIt(round)}
        >
          Catch
        </Button>
      </div>
      <Outcome label="Bell" name="waits-bell">
        {isRunning && bellIn(round)}
      </Outcome>
      <Verdict name="waits-verdict" judged={judged} />
    </>
  );
};

const bellIn = ({ catches, rangAt }: Round): string => {
  const number = `Round ${catches.length + 1}`;
  return rangAt === undefined ? `${number}: silent` : `${number}: it rings`;
};

/** At another speed the delays are shorter, but the window is not. */
const judge = (catches: readonly Catch[]): Judged =>
  (speed.value ?? 1) === 1
    ? verdictOf(catches)
    : { solved: false, text: 'Not judged, because ?speed= changes the delays.' };
