import type { Dispatch } from 'react';
import type { DeskAction, Desk } from '@sparring/practice/labs/interruptions/desk';
import { courses, steps, type Visit, wanted } from '@sparring/practice/labs/interruptions/visits';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusKeptWhile } from '../../ui/use-focus-kept-while.ts';
import styles from './page.module.css';

interface JourneyProps {
  readonly desk: Desk;
  readonly visit: Visit;
  readonly code: string;
  readonly change: Dispatch<DeskAction>;
  readonly onDone: () => void;
}

const labels = {
  A: { next: 'Next', name: 'Name', book: 'Book' },
  B: { next: 'Continue', name: 'Your name', book: 'Reserve' },
} as const;

/** The visit of one person: a course, a name, the booking and its result. */
export const Journey = ({ desk, visit, code, change, onDone }: JourneyProps) => {
  const { step, open, course, name, isBooked } = desk;
  const label = labels[visit.variant];
  const isOver = step === steps;
  const lead = isOver ? 'Done' : step === steps - 1 ? label.book : label.next;
  const leadOn = useFocusKeptWhile(open.length > 0);

  return (
    <>
      {step === 0 && (
        <fieldset className={`row ${styles.courses}`}>
          <legend>Course</legend>
          {courses
            .filter((each) => visit.isOffered || each !== wanted)
            .map((each) => (
              <Choice
                key={each}
                type="radio"
                group="course"
                name={`interruptions-${each.toLowerCase()}`}
                checked={course === each}
                onChange={() => change({ kind: 'choose', course: each })}
              >
                {each}
              </Choice>
            ))}
        </fieldset>
      )}
      {step === 1 && (
        <TextField
          label={label.name}
          name={idOf(label.name)}
          value={name}
          onText={(text) => change({ kind: 'type', name: text })}
        />
      )}
      {step === 2 && (
        <p>
          {course || 'No course'} for {name || 'nobody'}
        </p>
      )}
      <Outcome label="Result" name="interruptions-result">
        {isOver && open.length === 0 && resultOf(desk, isBooked ? code : undefined)}
      </Outcome>
      <Button
        ref={leadOn}
        name={idOf(lead)}
        onClick={isOver ? onDone : () => change({ kind: 'next', visit })}
      >
        {lead}
      </Button>
    </>
  );
};

const idOf = (label: string): string => `interruptions-${label.toLowerCase().replace(' ', '-')}`;

/** The page thanks also for a booking that was not saved, as pages do. */
const resultOf = ({ course, name }: Desk, code: string | undefined): string =>
  code ? `Booked: ${course} for ${name}. Code: ${code}` : `Thank you, ${name}.`;
