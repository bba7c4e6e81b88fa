import { useEffect, useRef, useState } from 'react';
import type { SeenFacts } from '@sparring/contracts/lab-facts/seen';
import { windowMs } from '@sparring/practice/labs/waits/rounds';
import { Outcome } from '../../practice/outcome.tsx';
import { clock, realClock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface LightProps {
  /** When it turns green, for as long as a ring can be caught. */
  readonly ms: number;
  readonly crossed: SeenFacts['crossed'];
  readonly onCross: (crossed: SeenFacts['crossed']) => void;
}

/** A light that says in the style sheet alone whether it is green. */
export const Light = ({ ms, crossed, onCross }: LightProps) => {
  const [isGreen, setGreen] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = () => {
    stop.current?.();
    setGreen(false);
    onCross('never');
    stop.current = clock.after(ms, () => {
      setGreen(true);
      stop.current = realClock.after(windowMs, () => setGreen(false));
    });
  };
  const cross = () => {
    if (crossed === 'never') onCross(isGreen ? 'green' : 'red');
  };

  return (
    <>
      <p {...testable('seen-light')} className={isGreen ? styles.green : styles.red} />
      <div className={styles.buttons}>
        <Button name="seen-start" look="plain" onClick={start}>
          Start the light
        </Button>
        <Button name="seen-cross" look="plain" onClick={cross}>
          Cross
        </Button>
      </div>
      <Outcome label="Crossed" name="seen-crossed">
        {crossed !== 'never' && `At ${crossed}`}
      </Outcome>
    </>
  );
};
