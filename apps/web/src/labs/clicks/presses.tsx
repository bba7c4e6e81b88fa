import { type Dispatch, useState } from 'react';
import { pressInWords } from '@sparring/practice/labs/clicks/judge';
import {
  type ClickAction,
  type Kind,
  kinds,
  type Round,
} from '@sparring/practice/labs/clicks/round';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { listenTo } from './listen.ts';
import styles from './page.module.css';
import { useHold } from './use-hold.ts';

interface PressesProps {
  readonly presses: Round['presses'];
  /** How long Long has to be held, in seconds. */
  readonly hold: number;
  readonly change: Dispatch<ClickAction>;
}

/** Four buttons, each of which asks for another press of the mouse, and has a key that does the same. */
export const Presses = ({ presses, hold, change }: PressesProps) => {
  const [events, setEvents] = useState<Events>({ button: 'Double', types: [] });
  const [refs] = useState(() => {
    const refOf = (button: Kind) =>
      listenTo(button, change, (type) => setEvents((before) => withEvent(before, button, type)));
    return Object.fromEntries(kinds.map((kind) => [kind, refOf(kind)]));
  });
  const { state, listeners } = useHold(hold * 1000, () =>
    change({ kind: 'press', button: 'Long', as: 'asked' }),
  );

  return (
    <>
      <div className={styles.presses}>
        {kinds.map((kind) => {
          const name = `clicks-${kind.toLowerCase()}`;
          return (
            <div key={kind} className={`stack ${styles.press}`}>
              <Button name={name} look="plain" ref={refs[kind]} {...(kind === 'Long' && listeners)}>
                {kind}
              </Button>
              <Outcome label={`Presses on ${kind}`} name={`${name}-presses`}>
                {(kind === 'Long' && state) || pressInWords(kind, presses[kind])}
              </Outcome>
            </div>
          );
        })}
      </div>
      <Outcome label="Last events" name="clicks-events" quiet>
        {events.types.join(', ')}
      </Outcome>
    </>
  );
};

interface Events {
  readonly button: Kind;
  readonly types: readonly string[];
}

const mostEvents = 8;

const withEvent = ({ button: last, types }: Events, button: Kind, type: string): Events => ({
  button,
  types: [...(button === last ? types : []), type].slice(-mostEvents),
});
