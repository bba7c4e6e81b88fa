import { useMemo } from 'react';
import { Link } from 'react-router';
import { guidePath, paths } from '../paths.ts';
import { useLearner } from '../session/learner.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Terms } from '../ui/terms.tsx';
import { testable } from '../ui/testable.ts';
import { useFragment } from '../ui/use-fragment.ts';
import { doneIn } from './progress.ts';
import { StartOver } from './start-over.tsx';
import styles from './start-page.module.css';
import type { Step, Track } from './step.ts';
import { tracks } from './tracks.ts';
import { useEvidence } from './use-evidence.ts';
import { useLearnersPlace } from './use-place.ts';
import { words } from './words.ts';

/** The three paths, how far the learner is on each, and the words of the site. */
const StartPage = () => {
  const { place, api, startOver, undo } = useLearnersPlace();
  const shown = useMemo(
    () => tracks.map((track) => ({ track, steps: track.stepsIn(place) })),
    [place],
  );
  useEvidence(
    useMemo(() => shown.flatMap(({ steps }) => steps), [shown]),
    api,
  );

  useFragment();

  return (
    <>
      <PageHeading>Start here</PageHeading>
      <p className="lead">
        Three paths lead into Sparring. Each step is one thing to do and one check that it worked.
      </p>
      <div className={styles.tracks}>
        {shown.map(({ track, steps }) => (
          <TrackCard key={track.path} track={track} steps={steps} />
        ))}
      </div>
      <Words />
      <p>
        Done with a path?{' '}
        <Link {...testable('start-tasks')} to={paths.tasks}>
          The tasks
        </Link>{' '}
        say what to practice next, and what the API has seen of it.
      </p>
      <p>
        Would you rather begin with a whole project?{' '}
        <Link {...testable('start-kits')} to={guidePath('kits')}>
          The kits
        </Link>{' '}
        are small test projects, one for each tool.{' '}
        <Link {...testable('start-guides')} to={paths.guides}>
          The guides
        </Link>{' '}
        say how each part of Sparring works, and{' '}
        <Link {...testable('start-classroom')} to={guidePath('classroom')}>
          one of them
        </Link>{' '}
        is for teachers.
      </p>
      <StartOver workspace={place.workspace} onStartOver={startOver} onUndo={undo} />
    </>
  );
};

export default StartPage;

interface TrackCardProps {
  readonly track: Track;
  readonly steps: readonly Step[];
}

const TrackCard = ({ track: { path, title, audience, goal }, steps }: TrackCardProps) => {
  const done = doneIn(steps, useLearner());
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  const name = path.replaceAll('/', ' ').trim().replaceAll(' ', '-');
  return (
    <Card name={name}>
      <p className={styles.audience}>{audience}</p>
      <h2 id={`${name}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.goal}>{goal}</p>
      <p {...testable(`${name}-progress`)} className="bold">
        {done === 0
          ? `${steps.length} steps, ${minutes} minutes`
          : `${done} of ${steps.length} steps done`}
      </p>
      <ButtonLink name={`${name}-open`} to={path} aria-label={`${verb(done, steps)}: ${title}`}>
        {verb(done, steps)}
      </ButtonLink>
    </Card>
  );
};

const verb = (done: number, { length }: readonly Step[]): string => {
  if (done === 0) return 'Begin';
  return done === length ? 'Look again' : 'Go on';
};

const Words = () => (
  <section id="words" aria-labelledby="words-title">
    <h2 id="words-title">Six words</h2>
    <Terms
      of={words.map(({ word, meaning, path, label }) => ({
        word,
        meaning: (
          <>
            {meaning}{' '}
            <Link {...testable(`word-${word.toLowerCase()}`)} to={path}>
              {label}
            </Link>
          </>
        ),
      }))}
    />
  </section>
);
