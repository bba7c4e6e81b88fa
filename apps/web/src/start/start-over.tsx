import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import styles from './start-over.module.css';

interface StartOverProps {
  readonly workspace: string;
  readonly onStartOver: () => void;
  readonly onUndo: (() => void) | undefined;
}

/** Says where the ticks are kept, and forgets them. */
export const StartOver = ({ workspace, onStartOver, onUndo }: StartOverProps) => (
  <section className={styles.startOver} aria-labelledby="start-over-title">
    <h2 id="start-over-title">Your ticks</h2>
    <p>
      This browser remembers which steps you have done, which exercises you have visited, and your
      workspace <code>{workspace}</code>, so you can go on in a new tab tomorrow. Nobody else can
      see it. Start over forgets all three, and gives you a new workspace, in which no lab is
      solved.
    </p>
    <p>
      <Button name="start-over" look="plain" onClick={onStartOver}>
        Start over
      </Button>{' '}
      <output {...testable('started-over')}>{onUndo && 'All ticks are gone.'}</output>{' '}
      {onUndo && (
        <Button name="start-over-undo" look="plain" onClick={onUndo}>
          Undo
        </Button>
      )}
    </p>
  </section>
);
