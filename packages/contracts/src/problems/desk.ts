import { wait, type ProblemText } from './text.ts';

/** The problems of classes, and of the teacher's desk. */
export const deskProblems = {
  'not-a-member': {
    status: 403,
    title: 'Forbidden',
    error: 'Not a member',
    when: 'A class that takes only its members is going on here. Put /w/ and the key of your sheet before the path.',
  },
  'key-replaced': {
    status: 403,
    title: 'Forbidden',
    error: 'Key replaced',
    when: 'The teacher has given this member of the class a new key. Ask for it: everything is still there.',
  },
  'too-many-unknown-keys': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many unknown keys',
    when: 'Your IP address has sent too many keys that no member of a class has. Check the key of your sheet.',
    headers: wait,
  },
  'wrong-key': {
    status: 401,
    title: 'Unauthorized',
    error: 'Wrong key',
    when: "The teacher's desk takes the key with which the API was started (TEACHER_KEY), or the cookie of a login with it.",
    headers: { 'WWW-Authenticate': 'The required scheme (Bearer).' },
  },
  'too-many-wrong-keys': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many wrong keys',
    when: "Too many logins at the teacher's desk have failed within a minute. Whoever is logged in stays logged in.",
    headers: wait,
  },
  'foreign-page': {
    status: 403,
    title: 'Forbidden',
    error: 'Foreign page',
    when: "A change at the teacher's desk with the cookie needs the X-CSRF-Token of the session and the Origin of this site, so that no page elsewhere can make it.",
  },
  'class-full': {
    status: 409,
    title: 'Conflict',
    error: 'Class full',
    when: 'The class would have more members than a class can have.',
  },
} as const satisfies Record<string, ProblemText>;
