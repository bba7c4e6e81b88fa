import { exerciseArea } from '../area.ts';

export const progressBar = exerciseArea('progress-bar', 'Progress Bar', [
  'PROGRESS-01 §9: After Start the bar gains 1% every 20 milliseconds, up to 100%.',
  'PROGRESS-02 §2.3: At 100% the button Start is disabled and says Completed.',
  'PROGRESS-03 §2.3: Reset is disabled at 0%, and otherwise returns the bar to 0%, where it stays until Start.',
  'PROGRESS-04 rule book: While the bar runs, the button says Stop: it stops the bar where it is, and Start goes on from there.',
  'PROGRESS-05 rule book: The line Percent shows the value of the bar.',
]);
