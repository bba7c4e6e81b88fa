import { labArea } from '../area.ts';

export const clock = labArea('clock', 'Clock', [
  'CLOCK-01 rule book: The page reads the date, the timers and the frames in one place, whose date begins at ?now= or today; each second Now shows the date in UTC, and Moved by how much each of the three has moved since the page was opened.',
  'CLOCK-02 rule book: With ?held=1 the three stand until Move, which moves them together by the seconds that were typed and runs what is due on the way, each at its time.',
  'CLOCK-03 rule book: A session ends 15 minutes after the last click or key in the exercise, at once; Session says how much is left, and then when it ended.',
  'CLOCK-04 rule book: In the last minute of a session there is a warning; a click or a key takes it away and begins the 15 minutes again, and Move does not.',
  'CLOCK-05 rule book: The three tasks start together and end each after its own time, which depends on the seed and the workspace; Ended lists them as they end, in another order than the one in which they started.',
  'CLOCK-06 rule book: The bar takes less than two seconds, and runs unevenly as the seed and the workspace decide; Stop keeps what it shows, unless no frame was drawn for a tenth of a second, and Stopped says how far from 75 % that is.',
  'CLOCK-07 rule book: Check says "Solved" if the session began at 23:50 on 29 February 2028 in UTC, was kept during the warning and ended on time, each task ended in its order on time, and the first bar was stopped at 73 to 77 %; otherwise "Not in time" and what is wrong, or that a script was used.',
  'CLOCK-08 rule book: Check says "Half a clock", whatever else happened, if one of the three clocks has moved by over 3 seconds more than another.',
]);
