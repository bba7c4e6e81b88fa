import type { GradeEvent } from '../grade/event.ts';
import type { CardState } from './state.ts';
import { mostNamed } from '../look/words.ts';

/** A state is sent after each run: it does not name all of ten thousand tests. */
const firstOf = (by: readonly string[]): Pick<CardState['alarms'][number], 'by' | 'more'> => ({
  by: by.slice(0, mostNamed),
  ...(by.length > mostNamed && { more: by.length - mostNamed }),
});

/** What a grading tells, as a change of the state of its card. */
export const stateAfter = (event: GradeEvent, { alarms, notes }: CardState): Partial<CardState> => {
  switch (event.kind) {
    case 'baseline begins':
      return { phase: 'sound' };
    case 'baseline':
      return { sound: event.runs.map(({ seconds }) => seconds) };
    case 'reach': {
      const { defects, notVisited, tooTame, toRun } = event;
      return { reach: { defects, notVisited, tooTame, toBox: toRun } };
    }
    case 'runs': {
      const { done, of, secondsLeft, found } = event;
      const bouts = { done, of, ...(secondsLeft !== undefined && { secondsLeft }) };
      return { phase: 'bouts', bouts, found };
    }
    case 'alarm':
      return { alarms: [...alarms, { text: event.text, ...firstOf(event.by) }] };
    case 'note':
      return { notes: [...notes, event.text] };
    // The grader does not know the files of a learner's tests.
    default:
      return {};
  }
};
