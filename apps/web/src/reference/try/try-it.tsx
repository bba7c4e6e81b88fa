import type { Dispatch, SubmitEvent } from 'react';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import type { PrintedEndpoint } from '../print-endpoint.ts';
import { useFocusKeptWhile } from '../../ui/use-focus-kept-while.ts';
import { AnswerView } from './answer-view.tsx';
import { DraftForm } from './draft-form.tsx';
import { type Draft, requestOf } from '../../practice/call/draft.ts';
import type { DraftEdit } from './edit-drafts.ts';
import { callInWords, useCall } from '../../practice/call/use-call.ts';
import styles from './try-it.module.css';

interface TryItProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly endpoint: PrintedEndpoint;
  readonly base: string;
  readonly draft: Draft;
  readonly edit: Dispatch<DraftEdit>;
}

/** Sends the request of this card, only when the button is pressed. */
export const TryIt = ({ name, endpoint, base, draft, edit }: TryItProps) => {
  const { call, start, cancel } = useCall();
  const request = requestOf(endpoint, draft, base);
  const isWaiting = call.state === 'waiting' || call.state === 'receiving';
  /* When the response arrives, neither Send nor Cancel has the focus: Send takes it. */
  const sendButton = useFocusKeptWhile(isWaiting);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void start(request);
  };

  return (
    <form {...testable(`${name}-try`)} aria-label={`Try ${endpoint.title}`} onSubmit={submit}>
      <DraftForm name={name} endpoint={endpoint} draft={draft} edit={edit} />
      <p className={styles.url}>
        <code {...testable(`${name}-url`)}>
          {request.method} {request.url}
        </code>
      </p>
      <p className="actions">
        <Button ref={sendButton} name={`${name}-send`} type="submit" disabled={isWaiting}>
          Send
        </Button>
        <Button
          name={`${name}-example`}
          look="plain"
          onClick={() => edit({ kind: 'example', endpoint })}
        >
          Back to the example
        </Button>
        {isWaiting && (
          <Button name={`${name}-cancel`} look="plain" onClick={cancel}>
            Cancel
          </Button>
        )}
      </p>
      <Outcome label="Answer" name={`${name}-answer`}>
        {callInWords(call)}
      </Outcome>
      {isWaiting && <progress className="spaced block" aria-label="Waiting for the response" />}
      {(call.state === 'receiving' || call.state === 'answered') && (
        <AnswerView
          name={name}
          answer={call.answer}
          onUse={(finding) => edit({ kind: 'use', endpoint, finding })}
        />
      )}
    </form>
  );
};
