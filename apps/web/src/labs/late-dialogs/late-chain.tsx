import { useEffect, useRef, useState } from 'react';
import { createChance } from '@sparring/practice/chance';
import type { Judged } from '@sparring/practice/judged';
import {
  type Chain,
  drawChain,
  type Replies,
  texts,
  verdictOf,
} from '@sparring/practice/labs/late-dialogs/chain';
import { Verdict } from '../../practice/verdict.tsx';
import { clock } from '../../tab/clock.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface LateChainProps {
  readonly delayMs: number;
  readonly seed: number;
}

/** Three dialogs of the browser and one of the page. */
export const LateChain = ({ delayMs, seed }: LateChainProps) => {
  const [chain] = useState(() => drawChain(createChance(seed)));
  const [judged, setJudged] = useState<Judged>();
  const dialog = useRef<HTMLDialogElement>(null);
  const replies = useRef<Omit<Replies, 'closedBy'>>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = () => {
    stop.current?.();
    setJudged(undefined);
    stop.current = clock.after(delayMs, () => {
      replies.current = askInBrowser(chain);
      if (!dialog.current) return;
      dialog.current.returnValue = '';
      dialog.current.showModal();
    });
  };
  const judge = (closedBy: string) => {
    if (replies.current) setJudged(verdictOf(chain, { ...replies.current, closedBy }));
  };

  return (
    <>
      <Button name="later-start" onClick={start}>
        Start
      </Button>
      <dialog
        ref={dialog}
        {...testable('later-dialog')}
        className={styles.dialog}
        aria-label="A dialog of the page"
        onClose={({ currentTarget }) => judge(currentTarget.returnValue)}
      >
        <p>{texts(chain).dialog}</p>
        <form method="dialog" className={styles.buttons}>
          <Button name="later-yes" type="submit" value="Yes">
            Yes
          </Button>
          <Button name="later-no" type="submit" look="plain" value="No">
            No
          </Button>
        </form>
      </dialog>
      <Verdict name="later-verdict" judged={judged} />
    </>
  );
};

/** The page stands still until each dialog is answered. */
const askInBrowser = (chain: Chain): Omit<Replies, 'closedBy'> => {
  const { alert, confirm, prompt } = texts(chain);
  window.alert(alert);
  return { confirmed: window.confirm(confirm), typed: window.prompt(prompt) };
};
