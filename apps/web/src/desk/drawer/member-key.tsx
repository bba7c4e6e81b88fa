import { useRef, useState } from 'react';
import type { Action } from '@sparring/contracts/desk/starting-point';
import type { Member } from '@sparring/contracts/desk/roster';
import type { MemberRow } from '@sparring/contracts/desk/watch';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { callDesk } from '../call-desk.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { useDeskCall } from '../use-desk-call.ts';
import styles from './drawer.module.css';

interface MemberKeyProps {
  readonly path: string;
  readonly row: MemberRow;
}

/** The key, which is shown on demand, and what the teacher does for one member. */
export const MemberKey = ({ path, row: { number, name, hand_at } }: MemberKeyProps) => {
  const [key, setKey] = useState<string>();
  const [done, setDone] = useState('');
  const showing = useDeskCall();
  const { run, problem = showing.problem } = useDeskCall();
  const shown = useRef<Promise<void>>(undefined);
  const ofClass = path.replace(/\/members\/\d+$/, '');

  const turnKey = () => {
    shown.current = showing.run(async () => {
      if (key !== undefined) return setKey(undefined);
      const members = await callDesk<readonly Member[]>('GET', `${ofClass}/members`);
      setKey(members.find((one) => one.number === number)?.key);
    });
  };
  const replace = () =>
    void run(async () => {
      // The old key must not come after the new one.
      await shown.current;
      setKey((await callDesk<Member>('POST', `${path}/key`)).key);
      setDone('The old key is refused from now on.');
    });
  const reset = () =>
    void run(async () => {
      const sent: Action = { do: 'reset', members: [number] };
      await callDesk('POST', `${ofClass}/actions`, sent);
      setDone('Reset.');
    });
  const lower = () => void run(() => callDesk('PATCH', path, { hand: false }));
  const remove = () => void run(() => callDesk('DELETE', path));

  return (
    <>
      <div className="row middle gap-2-3">
        {hand_at !== null && (
          <Button name="drawer-hand" onClick={lower}>
            Take the hand down
          </Button>
        )}
        <Button
          name="drawer-key-toggle"
          look="plain"
          aria-expanded={key !== undefined}
          onClick={turnKey}
        >
          {key === undefined ? 'Show the key' : 'Hide the key'}
        </Button>
        <ConfirmButton
          name="drawer-reset"
          label="Reset"
          question={`Reset the workspace of ${name}? It returns to the starting point of the class; what was added is lost.`}
          yes="Yes, reset it"
          onYes={reset}
        />
        <ConfirmButton
          name="drawer-new-key"
          label="New key"
          question={`Give ${name} a new key? All data stays, and the old key is refused.`}
          yes="Yes, a new key"
          onYes={replace}
        />
        <ConfirmButton
          name="drawer-remove"
          label="Remove"
          question={`Remove ${name}? The key, the workspaces and the log are lost.`}
          yes="Yes, remove"
          onYes={remove}
        />
      </div>
      {key !== undefined && (
        <p className={styles.key}>
          Key: <code {...testable('drawer-key')}>{key}</code>
        </p>
      )}
      <output {...testable('drawer-done')}>{done}</output>
      <output {...testable('drawer-problem')} className="problem breakable">
        {problem}
      </output>
    </>
  );
};
