import type { DoorsFacts } from '@sparring/contracts/lab-facts/doors';
import type { Judged } from '../../judged.ts';
import { codeOf, doors, lateCode, oldCode, shownCode, wayTo } from './doors.ts';
import { judgeCodes } from '../typed-codes.ts';

/** The codes are those of the workspace that asks: with the codes of another one nobody solves the lab. */
export const judge = ({ seed, codes }: DoorsFacts, workspace: string): Judged => {
  const house = { workspace, seed };
  return judgeCodes(doors, codes, {
    not: 'Not opened',
    codeOf: (door) => codeOf(house, door),
    wayTo,
    mistakeOf: (door, code) => {
      if (door === 'Status' && code === shownCode(house, door))
        return 'Status is missing its status';
      if (door !== 'Refresh' && door !== 'Timer') return undefined;
      if (code === oldCode(house, door))
        return `${door} has the code of the document that sends on`;
      return code === lateCode(house, door) ? `${door} was read too late` : undefined;
    },
  });
};
