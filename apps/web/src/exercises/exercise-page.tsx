import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router';
import { lazyChunk } from '../hosting/chunk.ts';
import { aliasPath } from '../paths.ts';
import { redirectTo } from '../tab/redirect-to.ts';
import { LessonFrame } from '../practice/lesson-frame.tsx';
import { exercises } from './all.ts';

/** One route for every exercise, so that a visitor of the shop does not load the registry. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const exercise = exercises.find((candidate) => candidate.path === path);
  if (!exercise) throw elsewhere(path, request);
  const { default: Page } = await lazyChunk(exercise.slug, exercise.page)();
  return { exercise, Page };
};

const elsewhere = (path: string, request: Request) => {
  const named = exercises.find(({ slug }) => aliasPath(slug) === path);
  return named ? redirectTo(named.path, request) : data(null, { status: 404 });
};

const ExercisePage = () => {
  const { exercise, Page } = useLoaderData<typeof loader>();
  return (
    <LessonFrame lesson={exercise}>
      <Page />
    </LessonFrame>
  );
};

export default ExercisePage;
