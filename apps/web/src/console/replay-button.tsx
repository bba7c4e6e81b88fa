import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import { callInWords, useCall } from '../practice/call/use-call.ts';
import { maskedHeaders, whyIncomplete } from './as-sent.ts';
import { replayOf } from './replay-request.ts';

interface ReplayButtonProps {
  readonly record: RecordedRequest;
  /** Receives the X-Request-Id of the new answer. */
  readonly onReplayed: (requestId: string) => void;
}

const inList = new Intl.ListFormat('en');

const hintOf = (record: RecordedRequest): string => {
  const why = whyIncomplete(record);
  if (why) return `This request cannot be sent again, because ${why}.`;
  const masked = maskedHeaders(record);
  return masked.length === 0
    ? 'The browser sends the request again, to the same workspace.'
    : `It is sent without ${inList.format(masked)}, because the log has only the beginning of a secret.`;
};

/** Sends the request again, and opens the new one when it is in the log. */
export const ReplayButton = ({ record, onReplayed }: ReplayButtonProps) => {
  const { call, start } = useCall();
  const send = async () => {
    const answer = await start(replayOf(record, location.origin));
    const id = answer?.headers.find(([name]) => name === 'x-request-id')?.[1];
    if (id) onReplayed(id);
  };
  return (
    <>
      <Button
        name="request-replay"
        look="plain"
        disabled={whyIncomplete(record) !== undefined || call.state === 'waiting'}
        onClick={() => void send()}
      >
        Send it again
      </Button>
      <p {...testable('request-replay-hint')}>{hintOf(record)}</p>
      <output {...testable('request-replayed')} aria-label="Replay">
        {call.state === 'idle' ? '' : callInWords(call)}
      </output>
    </>
  );
};
