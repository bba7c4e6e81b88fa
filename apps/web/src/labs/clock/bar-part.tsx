import { useEffect, useRef, useState } from 'react';
import { type Bar, percentAt, wantedPercent } from '@sparring/practice/labs/clock/bar';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import type { LabClock } from './lab-clock.ts';
import styles from './page.module.css';

const longestFrameMs = 100;

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
  /** When it was started and drawn, by the frames. */
  const from = useRef(0);
  const drawnAt = useRef(0);
  useEffect(() => () => cancel.current?.(), []);

  const start = () => {
    cancel.current?.();
    begin();
    from.current = clock.frames();
    const draw = () => {
      drawnAt.current = clock.frames();
      const next = percentAt(bar, drawnAt.current - from.current);
      setPercent(next);
      cancel.current = next < 100 ? clock.onFrame(draw) : undefined;
    };
    draw();
  };
  const stopHere = () => {
    const now = clock.frames();
    // A test that freezes the frames alone does not stop the bar.
    const isStuck = cancel.current !== undefined && now - drawnAt.current > longestFrameMs;
    cancel.current?.();
    cancel.current = undefined;
    const at = isStuck ? percentAt(bar, now - from.current) : percent;
    setPercent(at);
    stop(at);
  };

  return (
    <>
      <label className={styles.label} htmlFor="clock-bar">
        Bar
      </label>
      <progress {...testable('clock-bar')} className={styles.bar} max={100} value={percent} />
      <div className={styles.buttons}>
        <Button name="clock-start-bar" onClick={start}>
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
