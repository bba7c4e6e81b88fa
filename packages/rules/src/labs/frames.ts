import { labArea } from '../area.ts';

export const frames = labArea('frames', 'Frames', [
  'DESK-01 rule book: All frames have the same document; the title, the name and the id of a frame belong to one desk alone.',
  'DESK-02 rule book: The order of the desks and their codes depend on the seed alone, and no two desks have the same code.',
  'DESK-03 rule book: Reloading desk reloads its document once, after the delay, which empties its field; its state is "Reloads soon" before and "Open" after.',
  'DESK-04 rule book: The frame of Foreign desk has another port, and so another origin, than the page; without a second port the page says so, and the verdict does not ask for Foreign desk.',
  'DESK-05 rule book: The frame of Shadow desk is in an open shadow root.',
  'DESK-06 rule book: After Send, the state of the desk is "Received" and the code that it has sent.',
  'DESK-07 rule book: The verdict says "Solved" if the last code that each desk has sent is its own, and that of Reloading desk was sent within three seconds after the reload; otherwise "Not delivered" with each desk that is wrong.',
  'DESK-08 rule book: The second port answers with the framed documents, their files and the door Digest alone, and only pages of the site can frame them.',
  'DESK-09 rule book: With ?level=2 Code and Send of Shadow desk are in an open shadow root inside its document, and State is not; those of the other desks are in no root.',
]);
