import type { DoorsFacts } from '@sparring/contracts/lab-facts/doors';
import type { Judged } from '../../judged.ts';
import type { House } from '../../house.ts';
import { codeOf, type Door, doors, oldCode, shownCode } from './doors.ts';

const wrongIn = (house: House, door: Door, typed: string): string | undefined => {
  if (typed === codeOf(house, door)) return undefined;
  if (typed === '') return `${door} has no code`;
  if ((door === 'Refresh' || door === 'Timer') && typed === oldCode(house, door))
    return `${door} has the code of the document that sends on`;
  if (door === 'Status' && typed === shownCode(house, door)) return 'Status is missing its status';
  return `${door} has a wrong code`;
};

/** The codes are those of the workspace that asks: with the codes of another one nobody solves the lab. */
export const judge = ({ seed, codes }: DoorsFacts, workspace: string): Judged => {
  const wrong = doors
    .map((door) => wrongIn({ workspace, seed }, door, codes[door]?.trim() ?? ''))
    .filter((each) => each !== undefined);
  return wrong.length > 0
    ? { solved: false, text: `Not opened: ${wrong.join('; ')}.` }
    : { solved: true, text: 'Opened: the code of each door is right.' };
};
