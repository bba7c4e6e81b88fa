import { inject } from 'vitest';
import { deskAt } from './test-desk-at.ts';

export const deskOrigin = inject('deskUrl');
export const { sendTo, logIn, sessionHeaders, desk, memberWith, newClass } =
  await deskAt(deskOrigin);

/** A class with one member, and the client of that member. */
export const memberOfClass = async () => {
  const ofClass = await newClass(['Ada']);
  return { ofClass, member: memberWith(ofClass.keys[0]!) };
};
