import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { inMyClass, workspaceInHeader } from './workspace.ts';

/** Who works in this workspace. */
export const classMember = z
  .object({
    class_title: z
      .string()
      .nullable()
      .describe('The title of the class; `null` outside of a class.'),
    number: z.int().nullable().describe('The number of the member in the class.'),
    name: z.string().nullable().describe('The name of the member.'),
    message: z.string().nullable().describe('What the teacher tells everybody now.'),
    ends_at: z.iso.datetime().nullable().describe('The end of the class.'),
    hand_at: z.iso.datetime().nullable().describe('When the hand was raised; `null` if it is not.'),
  })
  .meta({ id: 'ClassMember' });
export type ClassMember = z.infer<typeof classMember>;

export const outsideOfClass: ClassMember = {
  class_title: null,
  number: null,
  name: null,
  message: null,
  ends_at: null,
  hand_at: null,
};

const example: ClassMember = {
  class_title: 'Thu 3B',
  number: 3,
  name: 'Łukasz Nowak',
  message: 'Reset before each test.',
  ends_at: '2026-03-02T21:00:00.000Z',
  hand_at: null,
};

const problems = ['invalid-input', 'store-unavailable'] as const;

/** A class gives its members keys, which are names of workspaces. */
export const classMemberEndpoints = {
  showMember: endpoint({
    method: 'GET',
    path: '/workspace/member',
    title: 'Show the member of the class',
    description:
      'Returns whose workspace this is, if its name is or begins with the key of a member of a class, and what the teacher says. Outside of a class everything is `null`.',
    headers: workspaceInHeader,
    replies: { 200: reply(classMember, { description: 'The member.', example }) },
    problems,
    example: { headers: inMyClass },
  }),
  raiseHand: endpoint({
    method: 'PUT',
    path: '/workspace/hand',
    title: 'Raise the hand',
    description:
      'Tells the teacher that you are stuck. Raising it again changes nothing. Outside of a class nobody sees it, and `hand_at` stays `null`.',
    headers: workspaceInHeader,
    replies: {
      200: reply(classMember, {
        description: 'The member with the raised hand.',
        example: { ...example, hand_at: '2026-03-02T09:20:00.000Z' },
      }),
    },
    problems,
    example: { headers: inMyClass },
  }),
  lowerHand: endpoint({
    method: 'DELETE',
    path: '/workspace/hand',
    title: 'Take the hand down',
    description: 'Takes the hand down.',
    headers: workspaceInHeader,
    replies: { 200: reply(classMember, { description: 'The member.', example }) },
    problems,
    example: { headers: inMyClass },
  }),
};
