import type { SchoolClass } from '@sparring/contracts/desk/class';
import { testable } from '../../ui/testable.ts';
import { dayAndTime } from '../../ui/day-and-time.ts';
import type { ClassPlan } from '../tasks/use-class-plan.ts';
import type { useLiveClass } from './use-live-class.ts';

export interface ClassParts {
  readonly found: SchoolClass;
  readonly live: ReturnType<typeof useLiveClass>;
  readonly plan: ClassPlan;
}

const connectionWords = {
  connecting: 'Connecting …',
  live: 'Live.',
  lost: 'The connection is lost: what you see is old. The desk connects again by itself.',
};

/** How many are there, until when, and whether the page is up to date. */
export const ClassStatus = ({
  found: { open, ends_at },
  live,
}: Pick<ClassParts, 'found' | 'live'>) => {
  const here = live.rows.filter(({ state }) => state !== 'never').length;
  return (
    <p>
      <span {...testable('desk-here')}>
        {here} of {live.rows.length} here
      </span>{' '}
      ·{' '}
      {open
        ? `ends ${dayAndTime(ends_at)}`
        : `ended ${dayAndTime(ends_at)}: nothing is recorded any more`}{' '}
      ·{' '}
      <output {...testable('desk-connection')}>
        {open ? connectionWords[live.connection] : 'Not live.'}
      </output>
    </p>
  );
};
