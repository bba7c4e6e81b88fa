import { useEffect, useMemo, useRef, useState } from 'react';
import type { WaitsFacts } from '@sparring/contracts/lab-facts/waits';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/waits/judge';
import { type Catch, drawDelays } from '@sparring/practice/labs/waits/rounds';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { clock, speed } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';

interface Round {
  readonly catches: readonly Catch[];
  /** When the bell of this round rang. */
  readonly rangAt?: number | undefined;
}

type BellProps = Pick<WaitsFacts, 'seed' | 'delay' | 'results'>;

/** A bell that rings three times, each time after another delay. */
export const Bell = ({ seed, delay, results }: BellProps) => {
  const [delays] = useState(() => drawDelays(createChance(seed)));
  const [round, setRound] = useState<Round>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (catches: readonly Catch[]) => {
    stop.current?.();
    setRound({ catches });
    const silence = delays[catches.length];
    if (silence === undefined) return;
    stop.current = clock.after(silence, () => setRound({ catches, rangAt: clock.now() }));
  };
  const catchIt = ({ catches, rangAt }: Round) =>
    begin([...catches, rangAt === undefined ? null : clock.now() - rangAt]);
  const isRunning = round !== undefined && round.catches.length < delays.length;
  const catches = isRunning ? undefined : round?.catches;
  const facts = useMemo(
    () => catches && { seed, delay, ...atSpeed, results, catches },
    [seed, delay, results, catches],
  );

  return (
    <>
      <div className="buttons">
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
      <Verdict name="waits-verdict" judge={judge} facts={facts} praise="no sleep" />
    </>
  );
};

const bellIn = ({ catches, rangAt }: Round): string => {
  const number = `Round ${catches.length + 1}`;
  return rangAt === undefined ? `${number}: silent` : `${number}: it rings`;
};

/** At another speed the lab judges nothing. */
const atSpeed = speed.value === undefined ? {} : { speed: speed.value };
