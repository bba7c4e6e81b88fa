import { useState } from 'react';
import { firstStock } from '@sparring/contracts/live/movement';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { MessageLog } from './message-log.tsx';
import { type Followed, useEvents } from './use-events.ts';

const states: Readonly<Record<Followed['state'], string>> = {
  idle: 'Not started.',
  connecting: 'Connecting…',
  open: 'Connected.',
  lost: 'The connection is broken. Reconnecting…',
  complete: 'Complete.',
  stopped: 'Stopped.',
};

const inWords = ({ state, movements, connections }: Followed): string => {
  if (state === 'idle' || state === 'connecting') return states[state];
  const last = movements.at(-1);
  const made = `${connections} connection${connections === 1 ? '' : 's'}`;
  return `${states[state]} ${movements.length} of ${last?.of ?? 0} movements, stock ${last?.stock ?? firstStock}, ${made}.`;
};

/** Follows the events in the page, with a connection that breaks if the reader wants. */
export const EventGuide = () => {
  const { base } = useWorkspace();
  const [isCut, setCut] = useState(true);
  const { followed, start, stop } = useEvents();
  const isRunning = ['connecting', 'open', 'lost'].includes(followed.state);
  const url = `${base}/labs/events?count=10&every=0.2&retry=500${isCut ? '&cut=4' : ''}`;
  return (
    <section className="spaced" aria-labelledby="follow-heading">
      <h2 id="follow-heading">Follow the stock</h2>
      <p>
        An <code>EventSource</code> follows ten movements of a stock. Each movement has the stock
        after it, so a client that loses or repeats one computes a different number.
      </p>
      <Choice
        type="checkbox"
        name="follow-cut"
        checked={isCut}
        disabled={isRunning}
        onChange={({ target }) => setCut(target.checked)}
      >
        Break the connection after each four movements
      </Choice>
      <p className="actions">
        <Button name="follow-start" disabled={isRunning} onClick={() => start(url)}>
          Follow
        </Button>
        <Button name="follow-stop" look="plain" disabled={!isRunning} onClick={stop}>
          Stop
        </Button>
      </p>
      <Outcome label="Stream" name="follow-status">
        {inWords(followed)}
      </Outcome>
      <MessageLog
        name="follow-movements"
        label="Movements"
        lines={followed.movements.map(({ number, kind, product, pieces, stock }, id) => ({
          id,
          text: `${number}. ${kind}: ${pieces} × ${product}, stock ${stock}`,
        }))}
      />
    </section>
  );
};
