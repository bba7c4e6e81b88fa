import { useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { recordedRequest, type RecordedRequest } from '@sparring/contracts/recorded-request';
import { testable } from '../ui/testable.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { toRequest } from './console-address.ts';
import { curlOf } from './curl.ts';
import { Message } from './message.tsx';
import { ReplayButton } from './replay-button.tsx';
import styles from './request-detail.module.css';
import { useFetched } from './use-fetched.ts';

interface RequestDetailProps {
  readonly id: number;
  readonly onReplayed: (requestId: string) => void;
}

/** One request and its answer. Its heading takes the focus. */
export const RequestDetail = ({ id, onReplayed }: RequestDetailProps) => {
  const { base } = useWorkspace();
  const [search] = useSearchParams();
  const fetched = useFetched(recordedRequest, `${base}/workspace/requests/${id}`);
  const heading = useRef<HTMLHeadingElement>(null);
  /* Beside it, the list has a scroll box of its own. */
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    for (const part of [heading.current, document.getElementById(`request-${id}`)])
      part?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return (
    <section
      {...testable('request-detail')}
      className={styles.requestDetail}
      aria-labelledby="request-title"
    >
      <h2 ref={heading} id="request-title" tabIndex={-1}>
        Request {id}
      </h2>
      <p>
        <Link {...testable('request-close')} to={toRequest(search)} preventScrollReset>
          Back to the list
        </Link>
      </p>
      {fetched.state === 'waiting' && <p>Loading…</p>}
      {fetched.state === 'failed' && <p {...testable('request-missing')}>{fetched.reason}</p>}
      {fetched.state === 'there' && <Exchange record={fetched.value} onReplayed={onReplayed} />}
    </section>
  );
};

const endings = {
  complete: '',
  left: ' The client disconnected before the end of the response.',
  broken: ' The API cut the response off.',
} as const;

interface ExchangeProps {
  readonly record: RecordedRequest;
  readonly onReplayed: (requestId: string) => void;
}

const Exchange = ({ record, onReplayed }: ExchangeProps) => {
  const { method, path, status, ending, milliseconds, chance, request, answer } = record;
  return (
    <>
      <p className="breakable">
        <code {...testable('request-line')}>
          {method} {path}
        </code>
      </p>
      <p {...testable('request-outcome')}>
        {status ?? 'No response'} after {milliseconds} ms.{endings[ending]}
        {chance && (
          <>
            {' '}
            Chance: <code>{chance}</code>
          </>
        )}
      </p>
      <ReplayButton record={record} onReplayed={onReplayed} />
      <h3>As a command</h3>
      <CodeBlock name="request-curl" what="the request as curl">
        {curlOf(record, location.origin)}
      </CodeBlock>
      <Message name="request-sent" title="What you sent" message={request} />
      <Message name="request-answer" title="What came back" message={answer} />
    </>
  );
};
