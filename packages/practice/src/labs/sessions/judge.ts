import type { SessionsFacts } from '@sparring/contracts/lab-facts/sessions';
import type { Judged } from '../../judged.ts';
import { codeOf, type Way, ways } from './codes.ts';

const wrongIn = (workspace: string, way: Way, typed: string): string | undefined => {
  if (typed === codeOf(workspace, way)) return undefined;
  if (typed === '') return `${way} has no code`;
  const other = ways.find((each) => typed === codeOf(workspace, each));
  return other ? `${way} has the code of ${other}` : `${way} has a wrong code`;
};

/** The codes are those of the workspace that asks: with the codes of another one nobody solves the lab. */
export const judge = ({ codes }: SessionsFacts, workspace: string): Judged => {
  const wrong = ways
    .map((way) => wrongIn(workspace, way, codes[way]?.trim() ?? ''))
    .filter((each) => each !== undefined);
  return wrong.length > 0
    ? { solved: false, text: `Not all seen: ${wrong.join('; ')}.` }
    : { solved: true, text: 'All seen: the code of each session is right.' };
};
