import { type Dispatch, type SubmitEvent, useState } from 'react';
import { messageExamples } from '@sparring/contracts/live/socket-guide';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import type { PrintedEndpoint } from '../print-endpoint.ts';
import { DraftForm } from '../try/draft-form.tsx';
import { type Draft, requestOf } from '../../practice/call/draft.ts';
import type { DraftEdit } from '../try/edit-drafts.ts';
import tryStyles from '../try/try-it.module.css';
import styles from './live.module.css';
import { MessageLog } from './message-log.tsx';
import { type Conversation, useSocket } from './use-socket.ts';

interface TrySocketProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly endpoint: PrintedEndpoint;
  readonly base: string;
  readonly draft: Draft;
  readonly edit: Dispatch<DraftEdit>;
}

const states: Readonly<Record<Exclude<Conversation['state'], 'closed'>, string>> = {
  idle: 'Not connected.',
  connecting: 'Connecting…',
  open: 'Connected.',
  closing: 'Closing…',
};

const inWords = ({ state, code, reason }: Conversation): string =>
  state === 'closed' ? `Closed with ${code}${reason ? `: ${reason}` : ''}` : states[state];

const [firstExample] = messageExamples;

/** A client of the WebSocket in the page. */
export const TrySocket = ({ name, endpoint, base, draft, edit }: TrySocketProps) => {
  const { conversation, connect, send, close } = useSocket();
  const [text, setText] = useState(JSON.stringify(firstExample?.message));
  const { url } = requestOf(endpoint, draft, base);
  const isOpen = conversation.state === 'open';
  const canConnect = conversation.state === 'idle' || conversation.state === 'closed';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOpen) send(text);
    else if (canConnect) connect(url);
  };

  return (
    <form {...testable(`${name}-try`)} aria-label={`Try ${endpoint.title}`} onSubmit={submit}>
      <DraftForm name={name} endpoint={endpoint} draft={draft} edit={edit} />
      <p className={tryStyles.url}>
        <code {...testable(`${name}-url`)}>{url.replace(/^http/, 'ws')}</code>
      </p>
      <p className="actions">
        <Button name={`${name}-connect`} disabled={!canConnect} onClick={() => connect(url)}>
          Connect
        </Button>
        <Button
          name={`${name}-close`}
          look="plain"
          disabled={!isOpen}
          onClick={() => close(1000, 'Closed on the page')}
        >
          Close
        </Button>
      </p>
      <Outcome label="Connection" name={`${name}-state`}>
        {inWords(conversation)}
      </Outcome>
      <Field label="Example" name={`${name}-example`}>
        {(wiring) => (
          <select {...wiring} onChange={({ target }) => setText(target.value)}>
            {messageExamples.map(({ message }) => (
              <option key={message.type} value={JSON.stringify(message)}>
                {message.type}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message" name={`${name}-message`}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={styles.message}
            rows={2}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p className="actions">
        <Button name={`${name}-send`} type="submit" disabled={!isOpen}>
          Send
        </Button>
      </p>
      <MessageLog name={`${name}-messages`} label="Messages" lines={conversation.lines} isJson />
    </form>
  );
};
