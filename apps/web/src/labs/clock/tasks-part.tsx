import { useEffect, useRef } from 'react';
import { endedInWords } from '@sparring/practice/labs/clock/judge';
import type { TimedTask } from '@sparring/practice/labs/clock/tasks';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import type { LabClock } from './lab-clock.ts';

interface TasksPartProps {
  readonly clock: LabClock;
  readonly tasks: readonly TimedTask[];
  readonly ended: readonly TimedTask[];
  readonly begin: () => void;
  readonly end: (ended: TimedTask) => void;
}

/** Three timers at once, each of which notes what the date says when it runs. */
export const TasksPart = ({ clock, tasks, ended, begin, end }: TasksPartProps) => {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const start = () => {
    cancel.current?.();
    begin();
    const from = clock.date();
    const timers = tasks.map(({ task, seconds }) =>
      clock.after(seconds * 1000, () =>
        end({ task, seconds: Math.round((clock.date() - from) / 1000) }),
      ),
    );
    cancel.current = () => timers.forEach((stop) => stop());
  };

  return (
    <>
      <ol {...testable('clock-tasks')} aria-label="Tasks">
        {tasks.map(({ task, seconds }) => (
          <li key={task}>
            {task} takes <time dateTime={`PT${seconds}S`}>{seconds} s</time>
          </li>
        ))}
      </ol>
      <Button name="clock-start-tasks" look="plain" onClick={start}>
        Start the tasks
      </Button>
      <Outcome label="Ended" name="clock-ended">
        {endedInWords(ended)}
      </Outcome>
    </>
  );
};
