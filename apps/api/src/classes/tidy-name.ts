import type { MemberChange } from '@sparring/contracts/desk/roster';
import { fieldProblem } from '../problem/field-errors.ts';

/** What nobody sees, or what turns the direction of the text around it. */
const invisible =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u2800\u3164\uFEFF\uFFA0]/g;

/** Joiners change letters of Arabic and Indic scripts; anywhere else they make two equal names different. */
const joiner =
  /(?<![^\P{L}\p{Script=Latin}]|\p{M})[\u200C\u200D]|[\u200C\u200D](?![^\P{L}\p{Script=Latin}])/gu;

/** The letters of a name in one form, because an accent can be a letter of its own, and nothing that nobody sees. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(joiner, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A change with a tidy name. Throws a problem if nobody would see the name. */
export const tidyChange = (change: MemberChange): MemberChange => {
  if (change.name === undefined) return change;
  const name = tidyName(change.name);
  const errors = [{ pointer: '/name', detail: 'must have a letter that can be seen' }];
  if (name === '') throw fieldProblem('invalid-input', 'The body is not valid.', errors);
  return { ...change, name };
};
