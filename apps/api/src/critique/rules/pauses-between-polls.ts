import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { byResource, endOf, pairs, startOf } from '../record-facts.ts';
import type { Log, Rule } from '../rule.ts';

/** The requests with the same answer in a row that count as polling. */
const inARow = 4;
/** The shortest pause, in milliseconds. */
const pause = 200;

type Pair = readonly [RecordedRequest, RecordedRequest];

const isSameAnswer = ([one, other]: Pair): boolean =>
  one.status === other.status && one.answer.body?.text === other.answer.body?.text;

const pauseOf = ([one, other]: Pair): number => startOf(other) - endOf(one);

/** The runs of pairs that have the same answer. */
const runsOf = (reads: Log): readonly (readonly Pair[])[] => {
  const runs: Pair[][] = [[]];
  for (const pair of pairs(reads))
    if (isSameAnswer(pair)) runs.at(-1)!.push(pair);
    else runs.push([]);
  return runs.filter((run) => run.length + 1 >= inARow);
};

export const pausesBetweenPolls: Rule = {
  rule: 'pauses-between-polls',
  question: 'Does the client pause before it asks for the same again?',
  improvement: `Wait at least ${pause} ms before you read the same path again, and longer each time that nothing has changed.`,
  whenNotSeen: `Read a path ${inARow} times while its response stays the same.`,
  cases: (log) =>
    byResource(log, 'GET')
      .flatMap(runsOf)
      .flat()
      .map((pair) => ({
        request: pair[1].id,
        isGood: pauseOf(pair) >= pause,
        measured: `The pause was ${Math.max(0, pauseOf(pair))} ms.`,
      })),
};
