import { type ComponentType, Fragment, useState } from 'react';
import { type LoaderFunctionArgs, data, useLoaderData, useLocation } from 'react-router';
import { type Settings, readDial } from '../practice/dial.ts';
import { LessonFrame } from '../practice/lesson-frame.tsx';
import { loadLesson } from '../practice/load-lesson.ts';
import { LabContext } from '../practice/verdict.tsx';
import { seed as tabSeed, unseeded } from '../session/chance.ts';
import { AnswerKey } from './answer-key.tsx';
import { labs } from './catalogue.ts';
import { Dials } from './dials.tsx';
import { Hints } from './hints.tsx';
import { Task } from './task.tsx';

const largestDrawnSeed = 10_000;

/** One route serves all labs, so that only a visit to the labs loads their list. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const lab = labs.find((candidate) => candidate.path === path);
  if (!lab) throw data(null, { status: 404 });
  return loadLesson(lab);
};

const LabPage = () => {
  const { lesson, Page } = useLoaderData<typeof loader>();
  const { search, key } = useLocation();
  const [drawnSeed] = useState(() => unseeded.integer(largestDrawnSeed));
  const seed = tabSeed.value ?? drawnSeed;
  const readings = lesson.dials.map((dial) => ({ dial, ...readDial(dial, search) }));
  const values = Object.fromEntries(readings.map(({ dial, value }) => [dial.name, value]));
  const settings: Settings = { ...values, seed };
  const Lab = Page as unknown as ComponentType<Settings>;

  return (
    <LessonFrame
      lesson={lesson}
      before={
        <>
          <Task steps={lesson.task} />
          <Dials readings={readings} seed={seed} isDrawn={tabSeed.value === undefined} />
        </>
      }
      after={
        <>
          <Hints hints={lesson.hints} />
          <AnswerKey slug={lesson.slug} answer={lesson.answer} />
        </>
      }
    >
      <Fragment key={key}>
        <LabContext value={lesson.slug}>
          <Lab {...settings} />
        </LabContext>
      </Fragment>
    </LessonFrame>
  );
};

export default LabPage;
