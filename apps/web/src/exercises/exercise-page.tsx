import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router';
import { aliasPath, entryAt, paths } from '../paths.ts';
import { LessonFrame } from '../practice/lesson-frame.tsx';
import { useNotedVisit } from '../session/learner.ts';
import { redirectTo } from '../session/redirect-to.ts';
import { BreakPage } from '../practice/break-page.tsx';
import { loadLesson } from '../practice/load-lesson.ts';
import { Breadcrumb, type ShownPage, type WayBack } from '../ui/breadcrumb.tsx';
import { Neighbors } from '../ui/neighbors.tsx';
import { FirstTestFold } from './first-test-fold.tsx';
import { HarderLab } from './harder-lab.tsx';
import { VisitedCount } from './visited.tsx';
import { exercises } from './packs.ts';

/** One route serves all exercises, so that a visit to the shop does not load their list. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const exercise = entryAt(exercises, request);
  if (!exercise) throw elsewhere(request);
  return loadLesson(exercise);
};

const aliases = exercises.map((each) => ({ path: aliasPath(each), leadsTo: each.path }));

const elsewhere = (request: Request) => {
  const alias = entryAt(aliases, request);
  return alias ? redirectTo(alias.leadsTo, request) : data(null, { status: 404 });
};

export const handle: WayBack = {
  Breadcrumb: ({ lesson }: ShownPage) => (
    <Breadcrumb list="Exercise list" path={paths.webElements}>
      {lesson.title}
    </Breadcrumb>
  ),
};

const ExercisePage = () => {
  const { lesson, Page } = useLoaderData<typeof loader>();
  useNotedVisit(lesson.path);

  return (
    <LessonFrame
      key={lesson.slug}
      lesson={lesson}
      after={
        <>
          <FirstTestFold lesson={lesson} />
          <BreakPage page={aliasPath(lesson)} />
          <HarderLab exercise={lesson.slug} />
          <VisitedCount of={exercises} />
          <Neighbors list={exercises} of={lesson.path} />
        </>
      }
    >
      <Page />
    </LessonFrame>
  );
};

export default ExercisePage;
