import { useMemo } from 'react';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { entryAt, paths } from '../paths.ts';
import { Breadcrumb, type ShownPage, type WayBack } from '../ui/breadcrumb.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { useFragment } from '../ui/use-fragment.ts';
import { StartOver } from './start-over.tsx';
import { StepItem } from './step-item.tsx';
import type { Track } from './step.ts';
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

const TrackPage = () => {
  const { lesson: track } = useLoaderData<typeof loader>();
  const { place, api, startOver } = useLearnersPlace();
  const steps = useMemo(() => track.stepsIn(place), [track, place]);
  useEvidence(steps, api);
  useFragment();

  return (
    <>
      <PageHeading>{track.title}</PageHeading>
      <p className={styles.lead}>{track.needs}</p>
      <p>
        The code below has the address of this site and your workspace{' '}
        <code className={styles.workspace}>{place.workspace}</code> in it. Copy it as it is.{' '}
        <Link {...testable('start-words')} to={`${paths.start}#words`}>
          Five words of this site
        </Link>
      </p>
      <TrackProgress track={track} steps={steps} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <StepItem key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
      <StartOver workspace={place.workspace} onStartOver={startOver} />
    </>
  );
};

export default TrackPage;
