import { useEffect, useMemo, useReducer } from 'react';
import type { ClassEvent, ClassView } from '@sparring/contracts/desk/watch';
import { deskBase } from '@sparring/contracts/paths';
import { realClock } from '../../session/clock.ts';
import { callDesk } from '../call-desk.ts';
import { inOrder, liveAfter, nothingYet } from './live-state.ts';

const retryMs = 2000;

/**
 * Follows a class by one stream, because a browser opens at most six connections to a server. A class that has ended has no
 * stream, so it is read once.
 */
export const useLiveClass = (id: string, isOpen: boolean, onLost: () => void) => {
  const [state, change] = useReducer(liveAfter, nothingYet);

  useEffect(() => {
    if (!isOpen) {
      void callDesk<ClassView>('GET', `/classes/${id}/view`).then(
        (event) => change({ kind: 'event', event }),
        () => change({ kind: 'lost' }),
      );
      return undefined;
    }
    let source: EventSource;
    let cancelRetry = () => {};
    const open = () => {
      source = new EventSource(`${deskBase}/classes/${id}/live`);
      source.addEventListener('open', () => change({ kind: 'opened' }));
      source.addEventListener('message', ({ data }) =>
        change({ kind: 'event', event: JSON.parse(data) as ClassEvent }),
      );
      source.addEventListener('error', () => {
        change({ kind: 'lost' });
        cancelRetry();
        // Not at once: a class that is being deleted ends its stream, and cannot be read any more.
        cancelRetry = realClock.after(retryMs, () => {
          onLost();
          if (source.readyState === EventSource.CLOSED) open();
        });
      });
    };
    open();
    return () => {
      cancelRetry();
      source.close();
    };
  }, [id, isOpen, onLost]);

  const rows = useMemo(() => inOrder(state.rows), [state.rows]);
  return { ...state, rows };
};
