import type { Dispatch } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import { callInWords, useCall } from '../practice/call/use-call.ts';
import { useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { toRequest } from './console-address.ts';
import { shownIn, type LogEvent, type LogState } from './log-state.ts';

interface ListActionsProps {
  readonly log: LogState;
  readonly change: Dispatch<LogEvent>;
}

/** Pauses the list and clears the log. */
export const ListActions = ({ log, change }: ListActionsProps) => {
  const { base } = useWorkspace();
  const { call, start } = useCall();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isPaused = log.pausedAt !== undefined;
  const held = log.requests.length - shownIn(log).length;

  const clear = async () => {
    const url = `${base}/workspace/requests`;
    const answer = await start({ method: 'DELETE', url, headers: {} });
    if (answer?.status !== 200) return;
    change({ kind: 'clear' });
    void navigate(toRequest(search), { preventScrollReset: true });
  };

  return (
    <p className="row middle">
      <Button
        name="console-pause"
        look="plain"
        onClick={() => change({ kind: isPaused ? 'resume' : 'pause' })}
      >
        {isPaused ? `Resume (${held} new)` : 'Pause'}
      </Button>
      <Button name="console-clear" look="plain" onClick={() => void clear()}>
        Clear the log
      </Button>
      <output {...testable('console-cleared')} aria-label="Clear">
        {call.state === 'failed' ? callInWords(call) : ''}
      </output>
    </p>
  );
};
