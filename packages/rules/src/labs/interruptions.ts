import { labArea } from '../area.ts';

export const interruptions = labArea('interruptions', 'Interruptions', [
  'INTERRUPT-01 rule book: Start lets ?visitors= visitors in, one after the other; each chooses a course, types a name and books.',
  'INTERRUPT-02 rule book: The seed decides who sees A and who sees B, and somebody sees each; B calls Next, Name and Book Continue, Your name and Reserve.',
  'INTERRUPT-03 rule book: With the cookie experiment=off, each visitor sees A.',
  'INTERRUPT-04 rule book: Cookies comes to each visitor, and two or three of Offer of the day, Tour, Chat and Club card, each before a step that the seed decides.',
  'INTERRUPT-05 rule book: One interruption is open at a time, and nothing else in the exercise can be used until it is closed.',
  'INTERRUPT-06 rule book: Escape closes each interruption without an answer, and the focus is then on the button that leads on.',
  'INTERRUPT-07 rule book: Rowing is missing in the list of courses for at least one visitor and at most half of them, as the seed decides.',
  'INTERRUPT-08 rule book: The booking of one visitor, whom the seed decides, is not saved at first: Not booked comes, Try again saves it, and Close does not, although the page then says thank you.',
  'INTERRUPT-09 rule book: After the last visitor the verdict says "Solved" if each has refused the cookies, bought nothing and booked the right course as Ada, in A and in B; otherwise it names what is wrong with each visitor, "Only in A", or that a script was used.',
]);
