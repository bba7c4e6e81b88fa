import type { WizardFacts } from '@sparring/contracts/lab-facts/wizard';
import { disputed, fields } from '@sparring/contracts/wizard/places';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { drawWanted, numberOf } from './wanted.ts';

/** The number shows that the server of this workspace has taken the values. */
export const judge = (facts: WizardFacts, workspace: string): Judged => {
  const { refused, by_hand: isTyped, taken, scripted } = facts;
  if (scripted) return unsolved('A script: it has used the page.');
  const wanted = drawWanted(workspace);
  const other = fields.filter((field) => taken && taken[field] !== wanted[field]);
  const isOwn = taken?.number === (taken && numberOf(workspace, taken));
  const wrong = [
    ...(taken ? [] : ['the server has taken no registration']),
    ...other.map((field) => `${field} is “${taken?.[field]}”`),
    ...(isOwn ? [] : ['the server has given another number']),
    ...disputed
      .filter((field) => !refused.includes(field))
      .map((field) => `the server has not refused the ${field}`),
    ...(isTyped ? [] : ['the street was not typed after a failure of the service']),
  ];
  return wrong.length > 0
    ? unsolved(`Not done: ${wrong.join('; ')}.`)
    : solved('registered, after three refusals and a failure of the service.');
};
