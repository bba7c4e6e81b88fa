import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, data, useLoaderData, useLocation } from 'react-router';
import { type Settings, readDial } from '../practice/dial.ts';
import { loadLesson } from '../practice/load-lesson.ts';
import { useNotedVisit } from '../session/learner.ts';
import { seed as tabSeed, unseeded } from '../session/chance.ts';
import { entryAt, paths } from '../paths.ts';
import { Breadcrumb, type ShownPage, type WayBack } from '../ui/breadcrumb.tsx';
import { Neighbors } from '../ui/neighbors.tsx';
import { labs } from './catalogue.ts';
import { Dials } from './dials.tsx';
import { LabTabs } from './lab-tabs.tsx';
import { noteLab } from './noted-labs.ts';
import { Workbench } from './workbench.tsx';

const labList = { title: 'Lab list', path: paths.labs };
const largestDrawnSeed = 10_000;

/** One route serves all labs, so that only a visit to the labs loads their list. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const lab = entryAt(labs, request);
  if (!lab) throw data(null, { status: 404 });
  return loadLesson(lab);
};

export const handle: WayBack = {
  Breadcrumb: ({ lesson }: ShownPage) => (
    <Breadcrumb list={labList.title} path={labList.path}>
      {lesson.title}
    </Breadcrumb>
  ),
};

/** The key closes the hints and draws another seed when a link leads from one lab to the next. */
const LabPage = () => {
  const loaded = useLoaderData<typeof loader>();
  useNotedVisit(loaded.lesson.path);
  return <LoadedLab key={loaded.lesson.slug} {...loaded} />;
};

const LoadedLab = ({ lesson, Page }: Awaited<ReturnType<typeof loader>>) => {
  const { search } = useLocation();
  const visit = useVisitKey();
  const [drawnSeed] = useState(() => unseeded.integer(largestDrawnSeed));
  const seed = tabSeed.value ?? drawnSeed;
  const readings = lesson.dials.map((dial) => ({ dial, ...readDial(dial, search) }));
  const values = Object.fromEntries(readings.map(({ dial, value }) => [dial.name, value]));
  const settings: Settings = { ...values, seed };
  const [next] = useState(() => labAfter(lesson.path));
  const { slug } = lesson;
  const onSolved = useCallback(() => noteLab(slug, true), [slug]);
  useEffect(() => {
    noteLab(slug);
  }, [slug]);
  const Lab = Page as unknown as ComponentType<Settings>;

  return (
    <>
      <Workbench
        lesson={lesson}
        next={next}
        onSolved={onSolved}
        settings={
          <Dials
            key={visit}
            readings={readings}
            seed={seed}
            isDrawn={tabSeed.value === undefined}
          />
        }
      >
        <Lab key={visit} {...settings} />
      </Workbench>
      <LabTabs lesson={lesson} />
      <Neighbors list={labs} of={lesson.path} />
    </>
  );
};

/** Changes when a link leads to the page again, but not with a fragment: a jump within the page keeps what was done. */
const useVisitKey = (): string => {
  const { key, hash } = useLocation();
  const [visit, setVisit] = useState(key);
  if (hash === '' && key !== visit) setVisit(key);
  return visit;
};

const labAfter = (path: string) => labs[labs.findIndex((lab) => lab.path === path) + 1] ?? labList;

export default LabPage;
