import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { realClock } from '../../session/clock.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { testable } from '../../ui/testable.ts';
import { callDesk } from '../call-desk.ts';
import { useClassPlan } from '../tasks/use-class-plan.ts';
import { useDeskValue } from '../use-desk-value.ts';
import { ClassDesk } from './class-desk.tsx';
import { NoClass } from './no-class.tsx';
import { Projector } from './projector.tsx';
import { useLiveClass } from './use-live-class.ts';

/** Another desk can change the class, and its end comes by itself; the stream tells neither. */
const rereadMs = 10_000;

/** A class, for the teacher or, with `?view=projector`, for everybody in the room. */
export const ClassPage = ({ id }: { readonly id: string }) => {
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((last) => last + 1), []);
  useEffect(() => {
    const stop = realClock.every(rereadMs, again);
    return stop;
  }, [again]);
  const { value, problem, status, show } = useDeskValue<SchoolClass>(`/classes/${id}#${turn}`);
  if (status === 404) return <NoClass />;
  if (!value) return <output {...testable('desk-problem')}>{problem ?? 'Loading…'}</output>;
  return <OpenedClass found={value} problem={problem} again={again} show={show} />;
};

interface OpenedClassProps {
  readonly found: SchoolClass;
  readonly problem: string | undefined;
  readonly again: () => void;
  readonly show: (next: SchoolClass) => void;
}

const OpenedClass = ({ found, problem, again, show }: OpenedClassProps) => {
  const live = useLiveClass(String(found.id), found.open, again);
  const [search] = useSearchParams();
  const change = async (sent: Partial<SchoolClass>) =>
    show(await callDesk<SchoolClass>('PATCH', `/classes/${found.id}`, sent));
  const plan = useClassPlan(found.id);
  const parts = { found, live, plan };
  return (
    <>
      <PageHeading>{found.title}</PageHeading>
      <output {...testable('desk-problem')} className="problem breakable">
        {problem && `${problem} The desk tries again by itself.`}
      </output>
      {search.get('view') === 'projector' ? (
        <Projector {...parts} />
      ) : (
        <ClassDesk {...parts} change={change} />
      )}
    </>
  );
};
