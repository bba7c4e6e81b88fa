import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { TextField } from '../ui/text-field.tsx';
import { testable } from '../ui/testable.ts';
import { requestIn, toRequest } from './console-address.ts';
import { filtered } from './filter.ts';
import { ListActions } from './list-actions.tsx';
import { LiveStatus, useRecordedSince } from './live-status.tsx';
import { shownIn } from './log-state.ts';
import { RequestDetail } from './request-detail.tsx';
import { RequestList } from './request-list.tsx';
import styles from './requests-panel.module.css';
import type { useLiveLog } from './use-live-log.ts';

/** When a request is closed, its link in the list takes the focus. */
const useFocusBack = (chosen: number | undefined) => {
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen === undefined && before.current !== undefined)
      document.getElementById(`request-${before.current}`)?.focus();
    before.current = chosen;
  }, [chosen]);
};

export const RequestsPanel = ({ live }: { readonly live: ReturnType<typeof useLiveLog> }) => {
  const { log, change, connection } = live;
  const since = useRecordedSince(useWorkspace().base, connection);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const replayed = useRef<string>(undefined);
  const chosen = requestIn(search);
  const shown = filtered(shownIn(log), text);
  useFocusBack(chosen);

  /* A replayed request is opened when it is in the log. */
  useEffect(() => {
    const arrived = log.requests.find(({ request_id }) => request_id === replayed.current);
    if (!arrived) return;
    replayed.current = undefined;
    void navigate(toRequest(search, arrived.id), { preventScrollReset: true });
  }, [log.requests, navigate, search]);

  return (
    <>
      <div className={`row ${styles.bar}`}>
        <LiveStatus connection={connection} log={log} shown={shown.length} since={since} />
        <ListActions log={log} change={change} />
      </div>
      <search aria-label="Filter the requests">
        <TextField
          label="Find requests"
          name="console-filter"
          hint="Words of the method, the path or the status, such as POST books 4xx."
          type="search"
          value={text}
          onText={setText}
        />
      </search>
      <div
        {...testable('console-panes')}
        className={styles.panes}
        data-state={chosen === undefined ? 'list' : 'detail'}
      >
        <div className={styles.master}>
          {log.requests.length === 0 ? (
            <p {...testable('console-empty')}>
              The log is empty. {since && `Requests before ${since} were not recorded. `}
              Run your tests again, or send a request to the base URL above with any tool, and it
              appears here.
            </p>
          ) : (
            <RequestList requests={shown} chosen={chosen} />
          )}
          {log.requests.length > 0 && shown.length === 0 && (
            <p {...testable('console-none')}>No request has all of these words. Use fewer.</p>
          )}
        </div>
        {chosen !== undefined && (
          <RequestDetail
            key={chosen}
            id={chosen}
            onReplayed={(requestId) => void (replayed.current = requestId)}
          />
        )}
      </div>
    </>
  );
};
