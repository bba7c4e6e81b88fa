import { useEffect, useRef, useState } from 'react';
import { type Bar, percentAt, wantedPercent } from '@sparring/practice/labs/clock/bar';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import type { LabClock } from './lab-clock.ts';
import styles from './page.module.css';

const longestFrameMs = 100;

interface Moment {
  readonly frames: number;
  readonly date: number;
}

const never: Moment = { frames: 0, date: 0 };

interface BarPartProps {
  readonly clock: LabClock;
  readonly bar: Bar;
  readonly stoppedAt: number | null;
  readonly begin: () => void;
  readonly stop: (percent: number) => void;
}

export const BarPart = ({ clock, bar, stoppedAt, begin, stop }: BarPartProps) => {
  const [percent, setPercent] = useState(0);
  const cancel = useRef<() => void>(undefined);
  const from = useRef(never);
  const drawnAt = useRef(never);
  useEffect(() => () => cancel.current?.(), []);

  const now = (): Moment => ({ frames: clock.frames(), date: clock.date() });
  /** A test that freezes the frames alone does not stop the bar: the date goes on. */
  const passedSince = ({ frames, date }: Moment): number =>
    Math.max(clock.frames() - frames, clock.date() - date);

  const start = () => {
    cancel.current?.();
    begin();
    from.current = now();
    const draw = () => {
      drawnAt.current = now();
      const next = percentAt(bar, drawnAt.current.frames - from.current.frames);
      setPercent(next);
      cancel.current = next < 100 ? clock.onFrame(draw) : undefined;
    };
    draw();
  };
  const stopHere = () => {
    const isStuck = cancel.current !== undefined && passedSince(drawnAt.current) > longestFrameMs;
    cancel.current?.();
    cancel.current = undefined;
    const at = isStuck ? percentAt(bar, passedSince(from.current)) : percent;
    setPercent(at);
    stop(at);
  };

  return (
    <>
      <label className="label" htmlFor="clock-bar">
        Bar
      </label>
      <progress {...testable('clock-bar')} className={styles.bar} max={100} value={percent} />
      <div className="buttons">
        <Button name="clock-start-bar" look="plain" onClick={start}>
          Start the bar
        </Button>
        <Button name="clock-stop-bar" look="plain" onClick={stopHere}>
          Stop the bar
        </Button>
      </div>
      <Outcome label="Stopped" name="clock-stopped">
        {stoppedAt !== null && stoppedInWords(stoppedAt)}
      </Outcome>
    </>
  );
};

const stoppedInWords = (at: number): string => {
  const off = Math.round((at - wantedPercent) * 10) / 10;
  if (off === 0) return `at ${at} %`;
  return `at ${at} %, ${Math.abs(off)} too ${off > 0 ? 'much' : 'little'}`;
};
