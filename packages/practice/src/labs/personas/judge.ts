import type { PersonasFacts } from '@sparring/contracts/lab-facts/personas';
import type { Judged } from '../../judged.ts';
import { judgeCodes } from '../typed-codes.ts';
import { codeOf, personas, wayTo } from './shop.ts';

/** The codes are those of the workspace that asks: with the codes of another one nobody solves the lab. */
export const judge = ({ block, codes }: PersonasFacts, workspace: string): Judged =>
  judgeCodes(personas, block > 0 ? codes : { ...codes, Slow: '' }, {
    not: 'Not all listed',
    codeOf: (persona) => codeOf(workspace, persona),
    wayTo,
  });
