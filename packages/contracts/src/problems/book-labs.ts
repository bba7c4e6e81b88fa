import type { ProblemText } from './text.ts';

/** The problems of cursors, patches, files, versions and registrations. */
export const bookLabProblems = {
  'cursor-expired': {
    status: 410,
    title: 'Gone',
    error: 'Cursor expired',
    when: 'The cursor is older than 15 minutes by the clock of the workspace. Begin again with the first page: send the same request without cursor.',
  },
  'patch-conflict': {
    status: 409,
    title: 'Conflict',
    error: 'Patch conflict',
    when: 'A test of the JSON Patch failed, or an operation names a place that the book does not have. Nothing was changed. Read the book and make the patch for what you have read.',
  },
  'malformed-csv': {
    status: 400,
    title: 'Bad Request',
    error: 'Malformed CSV',
    when: 'The body is not CSV as in RFC 4180: it is not UTF-8, a quote is not closed or stands in an unquoted field, or the number of fields in a line differs from the header.',
  },
  'malformed-multipart': {
    status: 400,
    title: 'Bad Request',
    error: 'Malformed multipart body',
    when: 'The Content-Type has no boundary, or the body is not a sequence of parts that ends in the last boundary.',
  },
  'file-too-large': {
    status: 413,
    title: 'Content Too Large',
    error: 'File too large',
    when: 'A file of the upload is larger than 1 MiB (1048576 bytes).',
  },
  'file-type-refused': {
    status: 415,
    title: 'Unsupported Media Type',
    error: 'File type refused',
    when: 'A file of the upload is not of an accepted type, or its bytes do not match the type that its part names.',
  },
  'registration-refused': {
    status: 422,
    title: 'Unprocessable Content',
    error: 'Registration refused',
    when: 'The registration can be read, but the server does not take it. `errors` names each field and what the server asks for.',
  },
  'version-gone': {
    status: 410,
    title: 'Gone',
    error: 'Version gone',
    when: 'The sunset of this version is over, by the clock of the workspace. Link leads to its successor.',
    headers: {
      Deprecation: 'Since when the version was deprecated.',
      Sunset: 'When it ended.',
      Link: 'What to use instead (`successor-version`).',
    },
  },
} as const satisfies Record<string, ProblemText>;
