import type { FormEvent } from 'react';
import type { ClockFacts } from '@sparring/contracts/lab-facts/clock';
import { inSeconds } from '@sparring/practice/labs/clock/instant';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './page.module.css';

interface ClockPartProps {
  readonly date: number;
  readonly moved: ClockFacts['moved'];
  /** Left out if the clock is not held. */
  readonly move: ((ms: number) => void) | undefined;
}

const longest = 86_400;

export const ClockPart = ({ date, moved, move }: ClockPartProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const seconds = new FormData(event.currentTarget).get('seconds');
    move?.(Math.round(Number(seconds) * 1000));
  };

  return (
    <>
      <Outcome label="Now" name="clock-now" quiet>
        <time dateTime={inSeconds(date)}>
          {inSeconds(date).replace('T', ' ').replace('Z', ' UTC')}
        </time>
      </Outcome>
      <Outcome label="Moved" name="clock-moved" quiet>
        date {moved.date} s, timers {moved.timers} s, frames {moved.frames} s
      </Outcome>
      {move && (
        <form className={`row flush-items ${styles.move}`} onSubmit={submit}>
          <Field label="Seconds" name="clock-seconds">
            {(wiring) => (
              <input
                {...wiring}
                name="seconds"
                type="number"
                min={0}
                max={longest}
                step="any"
                required
                autoComplete="off"
              />
            )}
          </Field>
          <Button name="clock-move" look="plain" type="submit">
            Move
          </Button>
        </form>
      )}
    </>
  );
};
