import { Link } from 'react-router';
import { useLearner } from '../session/learner.ts';
import { testable } from '../ui/testable.ts';
import { doneIn, nextIn } from './progress.ts';
import type { Step, Track } from './step.ts';
import styles from './track-progress.module.css';

interface TrackProgressProps {
  readonly steps: readonly Step[];
  readonly wayOn: Track['next'];
}

/** How far the learner is, and the way on. */
export const TrackProgress = ({ steps, wayOn }: TrackProgressProps) => {
  const learner = useLearner();
  const done = doneIn(steps, learner);
  const next = nextIn(steps, learner);

  return (
    <section className={styles.progress} aria-label="Progress">
      <label htmlFor="track-progress">
        {done} of {steps.length} steps done
      </label>
      <progress {...testable('track-progress')} max={steps.length} value={done} />
      {next ? (
        <Link {...testable('next-step')} to={{ hash: `step-${next.id}` }}>
          Next step: {next.title}
        </Link>
      ) : (
        <Link {...testable('next-step')} to={wayOn.path}>
          All steps are done. {wayOn.label}
        </Link>
      )}
    </section>
  );
};
