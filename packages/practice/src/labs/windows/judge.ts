import type { WindowsFacts } from '@sparring/contracts/lab-facts/windows';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { codeOf, drawWanted, receiptOf } from './desks.ts';

/** The codes are those of the workspace that asks. */
export const judge = (facts: WindowsFacts, workspace: string): Judged => {
  if (facts.scripted) return unsolved('A script: it has used the page or a window.');
  const house = { workspace, seed: facts.seed };
  const wanted = drawWanted(facts.seed);
  const { messages, accepted, booked, printed, number } = facts;
  const others = messages.filter(({ desk }) => desk !== wanted).map(({ desk }) => desk);
  const own = messages.find(({ desk }) => desk === wanted);
  const wrong = [
    ...others.map((desk) => `${desk} has sent a message`),
    ...(own ? [] : [`${wanted} has sent no message`]),
    ...(own && own.code !== codeOf(house, wanted) ? [`the code of ${wanted} is wrong`] : []),
    ...(accepted ? [] : ['the conditions are not accepted']),
    ...(booked ? [] : ['the booking is not confirmed']),
    ...(printed === 1 ? [] : [`the page was printed ${printed} times`]),
    ...(number.trim() === receiptOf(house) ? [] : [`the receipt has not the number “${number}”`]),
  ];
  return wrong.length > 0
    ? unsolved(`Not done: ${wrong.join('; ')}.`)
    : solved(`${wanted} has sent its code, and the booking is printed.`);
};
