import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyReply, reply } from '../reply.ts';
import { line } from '../text.ts';

/** Every endpoint of the desk but the login. */
export const byTeacher = { scheme: 'teacher', required: true } as const;
const byAnybody = { scheme: 'teacher', required: false } as const;

export const deskSession = z
  .object({
    csrf_token: z.string().describe('Send it in `X-CSRF-Token` with every change.'),
    expires_at: z.iso.datetime().describe('The time when the session ends.'),
  })
  .meta({ id: 'DeskSession' });
export type DeskSession = z.infer<typeof deskSession>;

const example: DeskSession = {
  csrf_token: 'q5dJ0Zp1sVb7mXk2',
  expires_at: '2026-03-02T21:00:00.000Z',
};

export const sessionEndpoints = {
  openDesk: endpoint({
    method: 'POST',
    path: '/session',
    title: 'Log in',
    description: 'Takes the key with which the API was started, and sets the cookie of a session.',
    security: byAnybody,
    body: z.strictObject({ key: line(1000) }),
    replies: {
      200: reply(deskSession, {
        description: 'The session has begun.',
        headers: { 'Set-Cookie': 'The cookie of the session.' },
        example,
      }),
    },
    problems: ['wrong-key', 'too-many-wrong-keys', 'foreign-page'],
    example: { body: { key: 'the key of the teacher' } },
  }),
  showDesk: endpoint({
    method: 'GET',
    path: '/session',
    title: 'Show the session',
    description: 'Returns the CSRF token and the end of the session.',
    security: byTeacher,
    replies: { 200: reply(deskSession, { description: 'The session.', example }) },
    problems: ['too-many-wrong-keys', 'store-unavailable'],
    example: {},
  }),
  closeDesk: endpoint({
    method: 'DELETE',
    path: '/session',
    title: 'Log out',
    description: 'Ends the session, also for whoever has copied its cookie.',
    security: byTeacher,
    replies: { 204: emptyReply({ description: 'The session has ended.' }) },
    problems: ['too-many-wrong-keys', 'foreign-page', 'store-unavailable'],
    example: {},
  }),
};
