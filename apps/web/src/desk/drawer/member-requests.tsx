import { type ToggleEvent, useState } from 'react';
import type {
  RecordedMessage,
  RecordedRequest,
  RequestSummary,
} from '@sparring/contracts/recorded-request';
import { testable } from '../../ui/testable.ts';
import { useDeskValue } from '../use-desk-value.ts';
import styles from './drawer.module.css';

interface MemberRequestsProps {
  readonly path: string;
  /** Which workspace of the member: what stands behind the key. */
  readonly rest: string;
  /** The list is read again when another request has come. */
  readonly calls: number;
}

const most = 30;

/** The newest requests of a member. Each opens with its response. */
export const MemberRequests = ({ path, rest, calls }: MemberRequestsProps) => {
  const { value, problem } = useDeskValue<readonly RequestSummary[]>(
    `${path}/requests?limit=${most}&rest=${rest}#${calls}`,
  );
  if (!value) return <p>{problem ?? 'Loading…'}</p>;
  if (value.length === 0) return <p {...testable('drawer-no-requests')}>No request is recorded.</p>;
  return (
    <ol {...testable('drawer-requests')} className={styles.list} aria-label="Requests">
      {value.map((request) => (
        <RequestFold key={request.id} path={path} rest={rest} request={request} />
      ))}
    </ol>
  );
};

interface RequestFoldProps {
  readonly path: string;
  readonly rest: string;
  readonly request: RequestSummary;
}

/* The key of the member is at the start of each path, and would stand on the screen. */
const withoutKey = (text: string): string => text.replace(/^\/w\/[^/]+(?=\/)/, '');

const longest = 200;

const shownPath = (target: string): string => {
  const path = withoutKey(target);
  return path.length > longest ? `${path.slice(0, longest)}…` : path;
};

const RequestFold = ({ path, rest, request }: RequestFoldProps) => {
  const { id, time, method, path: target, status, milliseconds } = request;
  const [isOpen, setOpen] = useState(false);
  const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open);
  return (
    <li>
      <details onToggle={follow}>
        <summary {...testable(`drawer-request-${id}`)}>
          {id} {method} {shownPath(target)} <strong>{status ?? 'no response'}</strong>{' '}
          {Math.round(milliseconds)} ms {new Date(time).toLocaleTimeString('en-GB')}
        </summary>
        {isOpen && <WholeRequest url={`${path}/requests/${id}?rest=${rest}`} />}
      </details>
    </li>
  );
};

const WholeRequest = ({ url }: { readonly url: string }) => {
  const { value, problem } = useDeskValue<RecordedRequest>(url);
  if (!value) return <p>{problem ?? 'Loading…'}</p>;
  return (
    <>
      <h3>Request</h3>
      <pre>{inText(value.request)}</pre>
      <h3>Response</h3>
      <pre>{inText(value.answer)}</pre>
    </>
  );
};

const inText = ({ headers, body }: RecordedMessage): string =>
  [
    ...headers.map(({ name, value }) => `${name}: ${value}`),
    '',
    body === null ? '(no body)' : body.text + (body.complete ? '' : '…'),
  ].join('\n');
