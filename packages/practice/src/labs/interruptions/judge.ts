import type { InterruptionsFacts } from '@sparring/contracts/lab-facts/interruptions';
import { createChance } from '../../chance.ts';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { askedName, codeOf, drawVisits, substitute, wanted } from './visits.ts';

type Told = InterruptionsFacts['visits'][number];

/** What is wrong with a visit, with the course and the code that it should have. */
const wrongIn = (told: Told, course: string, code: string): readonly string[] => [
  ...(told.cookies === 'refused' ? [] : [`the cookies are ${told.cookies}`]),
  ...told.extras.map((extra) => `${extra} was bought`),
  ...(told.course === course ? [] : [`the course is “${told.course}”`]),
  ...(told.name === askedName ? [] : [`the name is “${told.name}”`]),
  ...(told.code === code ? [] : [told.code ? 'the code is wrong' : 'there is no booking']),
];

/** The codes are those of the workspace that asks. */
export const judge = (
  { seed, visitors, visits, scripted }: InterruptionsFacts,
  workspace: string,
): Judged | undefined => {
  if (scripted) return unsolved('A script: it has used the exercise.');
  if (visits.length < visitors) return undefined;
  const wrong = drawVisits(createChance(seed), visitors).flatMap(({ isOffered }, at) => {
    const told = visits[at];
    const course = isOffered ? wanted : substitute;
    const list = told ? wrongIn(told, course, codeOf({ workspace, seed }, at)) : [];
    return list.length > 0 ? [`visitor ${at + 1}: ${list.join(', ')}`] : [];
  });
  if (wrong.length > 0) return unsolved(`Not booked: ${wrong.join('; ')}.`);
  if (visits.every(({ variant }) => variant === 'A'))
    return unsolved('Only in A: no visitor has seen B.');
  return solved(`each of the ${visitors} visitors is booked, in A and in B.`);
};
