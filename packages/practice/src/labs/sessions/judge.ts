import type { SessionsFacts } from '@sparring/contracts/lab-facts/sessions';
import type { Judged } from '../../judged.ts';
import { wrongCodes } from '../typed-codes.ts';
import { codeOf, ways } from './codes.ts';

/** The codes are those of the workspace that asks: with the codes of another one nobody solves the lab. */
export const judge = ({ codes }: SessionsFacts, workspace: string): Judged => {
  const wrong = wrongCodes(ways, codes, (way) => codeOf(workspace, way));
  return wrong.length > 0
    ? { solved: false, text: `Not all seen: ${wrong.join('; ')}.` }
    : { solved: true, text: 'All seen: the code of each session is right.' };
};
