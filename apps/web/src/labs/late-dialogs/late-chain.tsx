import { useEffect, useRef, useState } from 'react';
import type { LateDialogsFacts } from '@sparring/contracts/lab-facts/late-dialogs';
import { createChance } from '@sparring/practice/chance';
import {
  type Chain,
  drawChain,
  type Replies,
  texts,
} from '@sparring/practice/labs/late-dialogs/chain';
import { judge } from '@sparring/practice/labs/late-dialogs/judge';
import { Verdict } from '../../practice/verdict.tsx';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface LateChainProps {
  /** In seconds. */
  readonly delay: number;
  readonly seed: number;
}

/** Three dialogs of the browser and one of the page. */
export const LateChain = ({ delay, seed }: LateChainProps) => {
  const [chain] = useState(() => drawChain(createChance(seed)));
  const [facts, setFacts] = useState<LateDialogsFacts>();
  const dialog = useRef<HTMLDialogElement>(null);
  const replies = useRef<Omit<Replies, 'closedBy'>>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = () => {
    stop.current?.();
    setFacts(undefined);
    stop.current = clock.after(delay * 1000, () => {
      replies.current = askInBrowser(chain);
      if (!dialog.current) return;
      dialog.current.returnValue = '';
      dialog.current.showModal();
    });
  };
  const tell = (closedBy: LateDialogsFacts['closed_by']) => {
    if (replies.current) setFacts({ seed, delay, ...replies.current, closed_by: closedBy });
  };

  return (
    <>
      <Button name="later-start" onClick={start}>
        Start
      </Button>
      <dialog
        ref={dialog}
        {...testable('later-dialog')}
        className={`panel dialog ${styles.dialog}`}
        aria-label="A dialog of the page"
        onClose={({ currentTarget: { returnValue } }) =>
          tell(returnValue === 'Yes' || returnValue === 'No' ? returnValue : 'Escape')
        }
      >
        <p>{texts(chain).dialog}</p>
        <form method="dialog" className={`buttons ${styles.buttons}`}>
          <Button name="later-yes" type="submit" value="Yes">
            Yes
          </Button>
          <Button name="later-no" type="submit" look="plain" value="No">
            No
          </Button>
        </form>
      </dialog>
      <Verdict name="later-verdict" judge={judge} facts={facts} />
    </>
  );
};

/** The page stands still until each dialog is answered. */
const askInBrowser = (chain: Chain): Omit<Replies, 'closedBy'> => {
  const { alert, confirm, prompt } = texts(chain);
  window.alert(alert);
  return { confirmed: window.confirm(confirm), typed: window.prompt(prompt) };
};
