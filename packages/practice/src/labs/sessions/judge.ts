import type { SessionsFacts } from '@sparring/contracts/lab-facts/sessions';
import type { Judged } from '../../judged.ts';
import { judgeCodes } from '../typed-codes.ts';
import { codeOf, ways, wayTo } from './codes.ts';

/** The codes are those of the workspace that asks: with the codes of another one nobody solves the lab. */
export const judge = ({ codes }: SessionsFacts, workspace: string): Judged =>
  judgeCodes(ways, codes, { not: 'Not all seen', codeOf: (way) => codeOf(workspace, way), wayTo });
