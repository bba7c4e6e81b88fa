import type { Told } from '../grade/told.ts';
import type { CardState } from './state.ts';

/** What a grading tells, as a change of the state of its card. */
export const heard = (told: Told, { alarms, notes }: CardState): Partial<CardState> => {
  switch (told.kind) {
    case 'baseline begins':
      return { phase: 'sound' };
    case 'baseline':
      return { sound: told.runs.map(({ seconds }) => seconds) };
    case 'reach': {
      const { kind: _kind, ...reach } = told;
      return { reach };
    }
    case 'bouts': {
      const { done, of, secondsLeft, found } = told;
      const bouts = { done, of, ...(secondsLeft !== undefined && { secondsLeft }) };
      return { phase: 'bouts', bouts, found };
    }
    case 'alarm':
      return { alarms: [...alarms, { text: told.text, by: told.by }] };
    case 'note':
      return { notes: [...notes, told.text] };
    // The ring does not know the files of a learner's tests.
    default:
      return {};
  }
};
