import { useEffect } from 'react';
import { Link } from 'react-router';
import { useLearner } from '../session/learner.ts';
import { noteWhere, readWhere } from '../session/where.ts';
import { testable } from '../ui/testable.ts';
import { doneIn, nextIn } from './progress.ts';
import type { Step, Track } from './step.ts';
import styles from './track-progress.module.css';

interface TrackProgressProps {
  readonly track: Track;
  readonly steps: readonly Step[];
}

/** A path that was only looked at does not take the place of one that was begun. */
const useNotedStep = ({ path }: Track, of: number, done: number, next: Way): void =>
  useEffect(() => {
    if (done > 0 || readWhere().path?.to.startsWith(path))
      noteWhere({ path: { done, of, next: next.label, to: next.path } });
  }, [path, of, done, next.label, next.path]);

type Way = Track['next'];

/** How far the learner is, and the way on. */
export const TrackProgress = ({ track, steps }: TrackProgressProps) => {
  const learner = useLearner();
  const done = doneIn(steps, learner);
  const next = nextIn(steps, learner);
  const way = next ? { label: next.title, path: `${track.path}#step-${next.id}` } : track.next;
  useNotedStep(track, steps.length, done, way);

  return (
    <section className={`box stack ${styles.progress}`} aria-label="Progress">
      <label htmlFor="track-progress">
        {done} of {steps.length} steps done
      </label>
      <progress {...testable('track-progress')} max={steps.length} value={done} />
      <Link {...testable('next-step')} className="bold" to={way.path}>
        {next ? 'Next step: ' : 'All steps are done. '}
        {way.label}
      </Link>
    </section>
  );
};
