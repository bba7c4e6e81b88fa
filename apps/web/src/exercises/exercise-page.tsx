import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router';
import { lazyChunk } from '../chunk.ts';
import { exercises } from './all.ts';
import { LessonFrame } from '../ui/lesson-frame.tsx';

/** One route for every exercise, so that a visitor of the shop does not load the registry. */
export async function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const exercise = exercises.find((candidate) => candidate.path === path);
  if (!exercise) throw data(null, { status: 404 });
  const { default: Page } = await lazyChunk(exercise.slug, exercise.page)();
  return { exercise, Page };
}

export default function ExercisePage() {
  const { exercise, Page } = useLoaderData<typeof loader>();
  return (
    <LessonFrame lesson={exercise}>
      <Page />
    </LessonFrame>
  );
}
