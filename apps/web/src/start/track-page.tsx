import { useMemo, useState } from 'react';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { entryAt, guidePath, paths } from '../paths.ts';
import { readLearner, useLearner } from '../session/learner.ts';
import { Breadcrumb, type ShownPage, type WayBack } from '../ui/breadcrumb.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { useFragment } from '../ui/use-fragment.ts';
import { isDone, nextIn } from './progress.ts';
import { StartOver } from './start-over.tsx';
import { StepItem } from './step-item.tsx';
import type { Step, Track } from './step.ts';
import { TrackProgress } from './track-progress.tsx';
import styles from './track-page.module.css';
import { tracks } from './tracks.ts';
import { useEvidence } from './use-evidence.ts';
import { useLearnersPlace } from './use-place.ts';

/** One chunk serves all paths. */
export const loader = ({ request }: LoaderFunctionArgs): { readonly lesson: Track } => {
  const lesson = entryAt(tracks, request);
  if (!lesson) throw data(null, { status: 404 });
  return { lesson };
};

export const handle: WayBack = {
  Breadcrumb: ({ lesson }: ShownPage) => (
    <Breadcrumb list="All paths" path={paths.start}>
      {lesson.title}
    </Breadcrumb>
  ),
};

/** The open step: the one that the address names, at first the next one. The address follows, so that a reload keeps it. */
const useOpenStep = (steps: readonly Step[]) => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(() => nextIn(steps, readLearner())?.id);
  const [seen, setSeen] = useState<string>();
  if (seen !== hash) {
    setSeen(hash);
    const named = steps.find(({ id }) => hash === `#step-${id}`);
    if (named) setOpen(named.id);
  }
  const toggle = (id: string, isOpen: boolean) => {
    if (isOpen === (id === open)) return;
    setOpen(isOpen ? id : undefined);
    const next = isOpen ? `#step-${id}` : '';
    if (next !== hash) void navigate({ hash: next }, { replace: true, preventScrollReset: true });
  };
  return { open, toggle };
};

interface StepListProps {
  readonly steps: readonly Step[];
  readonly open: string | undefined;
}

/** In sight beside the open step, where there is room. */
const StepList = ({ steps, open }: StepListProps) => {
  const learner = useLearner();
  return (
    <nav className={styles.list} aria-label="Steps">
      <ol>
        {steps.map((step) => (
          <li key={step.id} data-state={isDone(step, learner) ? 'done' : 'open'}>
            <Link
              {...testable(`go-${step.id}`)}
              to={{ hash: `step-${step.id}` }}
              aria-current={step.id === open ? 'step' : undefined}
            >
              {step.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const TrackPage = () => {
  const { lesson: track } = useLoaderData<typeof loader>();
  return <ShownTrack key={track.path} track={track} />;
};

const ShownTrack = ({ track }: { readonly track: Track }) => {
  const { place, api, startOver, undo } = useLearnersPlace();
  const steps = useMemo(() => track.stepsIn(place), [track, place]);
  useEvidence(steps, api);
  useFragment();
  const { open, toggle } = useOpenStep(steps);

  return (
    <>
      <PageHeading>{track.title}</PageHeading>
      <p className="lead">{track.needs}</p>
      <p>
        The code below has the address of this site and your workspace{' '}
        <code className="breakable">{place.workspace}</code> in it. Copy it as it is.{' '}
        <Link {...testable('start-words')} to={`${paths.start}#words`}>
          Six words of this site
        </Link>
      </p>
      <div className={styles.track}>
        <div className={styles.side}>
          <TrackProgress track={track} steps={steps} />
          <StepList steps={steps} open={open} />
        </div>
        <ol className={`stack ${styles.steps}`}>
          {steps.map((step, index) => (
            <StepItem
              key={step.id}
              step={step}
              number={index + 1}
              workspace={place.workspace}
              isOpen={step.id === open}
              onToggle={(isOpen) => toggle(step.id, isOpen)}
            />
          ))}
        </ol>
      </div>
      <End track={track} steps={steps} />
      <StartOver workspace={place.workspace} onStartOver={startOver} onUndo={undo} />
    </>
  );
};

/** Where to go on, in sight of the last tick. */
const End = ({
  track: { next },
  steps,
}: {
  readonly track: Track;
  readonly steps: readonly Step[];
}) =>
  nextIn(steps, useLearner()) === undefined && (
    <section className="apart" aria-labelledby="path-end-title">
      <h2 id="path-end-title">You are through</h2>
      <p>
        All {steps.length} steps are done.{' '}
        <Link {...testable('path-end-next')} to={next.path}>
          {next.label}
        </Link>
        , do{' '}
        <Link {...testable('path-end-tasks')} to={paths.tasks}>
          the tasks
        </Link>
        , of which the API has already seen some, or begin with{' '}
        <Link {...testable('path-end-kits')} to={guidePath('kits')}>
          a kit
        </Link>{' '}
        for your tool.
      </p>
    </section>
  );

export default TrackPage;
