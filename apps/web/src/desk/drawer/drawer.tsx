import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MemberRow } from '@sparring/contracts/desk/watch';
import { Button } from '../../ui/button.tsx';
import lineTabs from '../../ui/line-tabs.module.css';
import { TabList } from '../../ui/tab-list.tsx';
import { testable } from '../../ui/testable.ts';
import { stateWords } from '../words.ts';
import styles from './drawer.module.css';
import { MemberCritique } from './member-critique.tsx';
import { MemberKey } from './member-key.tsx';
import { MemberRequests } from './member-requests.tsx';
import { MemberTasks } from './member-tasks.tsx';
import { MemberWorkspaces } from './member-workspaces.tsx';

interface DrawerProps {
  readonly id: number;
  readonly rows: readonly MemberRow[];
  readonly number: number;
  /** The numbers in the order in which the grid had them when the drawer opened. */
  readonly order: readonly number[];
  /** The tasks of the plan, in its order. */
  readonly planned: readonly string[];
  readonly onGo: (number: number) => void;
  readonly onClose: () => void;
}

const views = ['Requests', 'Critique', 'Tasks'] as const;

/** The name of each member takes the focus, so that a screen reader says it; `autofocus` is for the opening dialog. */
const focusNow = (heading: HTMLElement | null): void => {
  if (!heading) return;
  heading.autofocus = true;
  heading.focus();
};

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** One member. J and K lead to the next and the previous one. */
export const Drawer = ({ id, rows, number, order, planned, onGo, onClose }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState(0);
  const row = rows.find((one) => one.number === number);
  const present = order.filter((one) => rows.some((other) => other.number === one));
  const at = present.indexOf(number);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  /* A removed member leaves nothing to show. */
  useEffect(() => {
    if (!row) onClose();
  }, [row, onClose]);

  const go = (step: number) => {
    const next = present[at + step];
    if (next !== undefined) onGo(next);
  };
  const followKey = (event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'j') go(1);
    if (event.key === 'k') go(-1);
  };
  const close = () => {
    /* React in development closes the dialog and shows it again before the event arrives. */
    if (dialog.current?.open) return;
    onClose();
    document.getElementById(`member-${number}-open`)?.focus();
  };

  if (!row) return null;
  const path = `/classes/${id}/members/${number}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...testable('drawer')}
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="drawer-title"
      onClose={close}
      onKeyDown={followKey}
    >
      <h2 key={number} id="drawer-title" ref={focusNow} tabIndex={-1}>
        <bdi>{row.name}</bdi>, number {number}
      </h2>
      <p className="row middle gap-2-3">
        <Button
          name="drawer-previous"
          look="plain"
          aria-disabled={at <= 0}
          aria-keyshortcuts="k"
          onClick={() => go(-1)}
        >
          Previous (K)
        </Button>
        <Button
          name="drawer-next"
          look="plain"
          aria-disabled={at === present.length - 1}
          aria-keyshortcuts="j"
          onClick={() => go(1)}
        >
          Next (J)
        </Button>
        <Button name="drawer-close" look="plain" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </p>
      <p {...testable('drawer-state')}>
        {stateWords[row.state]} · {row.calls === 1 ? '1 request' : `${row.calls} requests`},{' '}
        {row.refused} of them refused
      </p>
      <MemberKey key={`key ${number}`} path={path} row={row} />
      <div className={lineTabs.lineTabs}>
        <TabList
          label="View"
          tabs={views.map((label) => ({
            name: `drawer-tab-${label.toLowerCase()}`,
            label,
            panel: 'drawer-view',
          }))}
          selected={view}
          onSelect={setView}
        />
      </div>
      <div
        {...testable('drawer-view')}
        role="tabpanel"
        aria-labelledby={`drawer-tab-${views[view]!.toLowerCase()}`}
      >
        {view === 2 ? (
          <MemberTasks
            key={number}
            path={path}
            planned={planned}
            version={`${row.calls} ${row.done.length}`}
          />
        ) : (
          <MemberWorkspaces key={number} path={path} calls={row.calls}>
            {(rest) =>
              view === 0 ? (
                <MemberRequests key={rest} path={path} rest={rest} calls={row.calls} />
              ) : (
                <MemberCritique key={rest} path={path} rest={rest} calls={row.calls} />
              )
            }
          </MemberWorkspaces>
        )}
      </div>
    </dialog>
  );
};
