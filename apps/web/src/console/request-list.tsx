import { Link, useSearchParams } from 'react-router';
import type { RequestSummary } from '@sparring/contracts/recorded-request';
import { testable } from '../ui/testable.ts';
import { Method } from '../ui/method.tsx';
import { toRequest } from './console-address.ts';
import styles from './request-list.module.css';

interface RequestListProps {
  readonly requests: readonly RequestSummary[];
  readonly chosen: number | undefined;
}

/** The path without the part that all requests to a workspace share. */
const shortPath = (path: string): string =>
  path.replace(/^\/w\/[^/]+(?=\/)/, '').replace(/^(\/v1)?\/practice(?=\/)/, '');

/** Like the browser's tools: `241 B`, `1.2 kB`. */
const sizeOf = ({ response_bytes: bytes }: RequestSummary): string => {
  if (bytes === null) return 'no body';
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
};

const timeOf = ({ time }: RequestSummary): string => new Date(time).toLocaleTimeString('en-GB');

/** The requests, the newest first. Each is a link to itself. */
export const RequestList = ({ requests, chosen }: RequestListProps) => {
  const [search] = useSearchParams();
  return (
    <ol
      {...testable('console-requests')}
      className={`flush ${styles.requests}`}
      aria-label="Requests"
    >
      {requests.map((request) => (
        <li key={request.id}>
          <Link
            {...testable(`request-${request.id}`)}
            to={toRequest(search, request.id)}
            preventScrollReset
            aria-current={request.id === chosen ? 'true' : undefined}
          >
            <span className="small">{request.id}</span>{' '}
            <span className={styles.call}>
              <Method>{request.method}</Method> {shortPath(request.path)}
            </span>{' '}
            <span className={`bold ${styles.status}`} data-class={String(request.status)[0]}>
              {request.status ?? 'no response'}
            </span>{' '}
            <span className={`small numeric text-end ${styles.duration}`}>
              {request.milliseconds} ms
            </span>{' '}
            <span className={`small numeric text-end ${styles.size}`}>{sizeOf(request)}</span>{' '}
            <time className="small" dateTime={request.time}>
              {timeOf(request)}
            </time>
          </Link>
        </li>
      ))}
    </ol>
  );
};
