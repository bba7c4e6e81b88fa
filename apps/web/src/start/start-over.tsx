import { Button } from '../ui/button.tsx';
import styles from './start-over.module.css';

interface StartOverProps {
  readonly workspace: string;
  readonly onStartOver: () => void;
}

/** Says where the ticks are kept, and forgets them. */
export const StartOver = ({ workspace, onStartOver }: StartOverProps) => (
  <section className={styles.startOver} aria-labelledby="start-over-title">
    <h2 id="start-over-title">Your ticks</h2>
    <p>
      This browser remembers which steps you have done, which exercises you have visited, and your
      workspace <code>{workspace}</code>, so you can go on in a new tab tomorrow. Nobody else can
      see it. Start over forgets all three, and gives you a new workspace, in which no lab is
      solved.
    </p>
    <Button name="start-over" look="plain" onClick={onStartOver}>
      Start over
    </Button>
  </section>
);
