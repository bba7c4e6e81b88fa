import { useEffect, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { clock } from '../../../session/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const stepMs = 20;

const ProgressBar = () => {
  const [percent, setPercent] = useState(0);
  const [isStarted, setStarted] = useState(false);
  const isComplete = percent === 100;
  const isRunning = isStarted && !isComplete;

  useEffect(() => {
    if (!isRunning) return undefined;
    return clock.every(stepMs, () => setPercent((current) => Math.min(current + 1, 100)));
  }, [isRunning]);

  const reset = () => {
    setStarted(false);
    setPercent(0);
  };

  return (
    <>
      <label className="label" htmlFor="progress-bar">
        Progress
      </label>
      <progress {...testable('progress-bar')} className={styles.bar} max={100} value={percent} />
      <div className={`buttons ${styles.buttons}`}>
        <Button
          name="progress-start"
          disabled={isComplete}
          onClick={() => setStarted((started) => !started)}
        >
          {isComplete ? 'Completed' : isRunning ? 'Stop' : 'Start'}
        </Button>
        <Button name="progress-reset" look="plain" disabled={percent === 0} onClick={reset}>
          Reset
        </Button>
      </div>
      <Outcome label="Percent" name="progress-percent" quiet>
        {percent}%
      </Outcome>
    </>
  );
};

export default ProgressBar;
