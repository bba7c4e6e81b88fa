import type { FileUploadsFacts } from '@sparring/contracts/lab-facts/file-uploads';
import { createChance } from '../../chance.ts';
import { type Judged, solved, unsolved } from '../../judged.ts';

/** The page damages one of this many files. */
const fewestFiles = 3;

/** How many files arrive before the one that the page damages. */
export const damagedAfter = (seed: number): number => createChance(seed).integer(fewestFiles);

/** What has to be chosen to see why it is refused. */
const toRefuse: FileUploadsFacts['refused'] = ['an empty file', 'an HTML page'];

/** Whether the test has found, by the bytes alone, which file was damaged. */
export const judge = ({ seed, refused, arrived }: FileUploadsFacts): Judged => {
  if (arrived.length < fewestFiles)
    return unsolved(`Too few: ${arrived.length} of at least ${fewestFiles} files arrived.`);
  const damaged = arrived.find(({ place }) => place === damagedAfter(seed));
  if (damaged && damaged.times < 2)
    return unsolved('Not compared: the API has other bytes of one file than you sent.');
  const needless = arrived.filter((each) => each.times > (each === damaged ? 2 : 1));
  if (needless.length > 0)
    return unsolved(
      `Guessed: ${needless.map(({ name }) => name).join(', ')} arrived whole and came a second time.`,
    );
  const missing = toRefuse.filter((each) => !refused.includes(each));
  if (missing.length > 0)
    return unsolved(
      `Not finished: ${arrived.length} files arrived whole. Choose ${missing.join(' and ')} as well, which the list refuses.`,
    );
  return solved(`${arrived.length} files arrived whole, and only the damaged one was sent again.`);
};
