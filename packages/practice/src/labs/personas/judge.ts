import type { PersonasFacts } from '@sparring/contracts/lab-facts/personas';
import type { Judged } from '../../judged.ts';
import { wrongCodes } from '../typed-codes.ts';
import { codeOf, personas } from './shop.ts';

/** The codes are those of the workspace that asks: with the codes of another one nobody solves the lab. */
export const judge = ({ codes }: PersonasFacts, workspace: string): Judged => {
  const wrong = wrongCodes(personas, codes, (persona) => codeOf(workspace, persona));
  return wrong.length > 0
    ? { solved: false, text: `Not all listed: ${wrong.join('; ')}.` }
    : { solved: true, text: 'All listed: the code of each persona is right.' };
};
