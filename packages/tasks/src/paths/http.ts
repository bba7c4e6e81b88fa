import { headerOf, idIn, isSuccess, membersOf, type Call } from '../call.ts';
import { sequence, type Known } from '../proofs/sequence.ts';
import type { Path } from '../task.ts';

const bookOf = (call: Call): string =>
  call.endpoint === 'addBook'
    ? String(membersOf(call.answer)['id']).toLowerCase()
    : idIn(call.path);

/** What the answer says about the version of a book. */
const versionIn = (call: Call): Known | false => {
  const etag = headerOf(call.answer, 'ETag');
  return isSuccess(call) && etag !== undefined && { book: bookOf(call), etag };
};

const sentIn = (call: Call, header: string): readonly string[] =>
  (headerOf(call.request, header) ?? '').split(',').map((etag) => etag.trim());

const isOfBook = (call: Call, { book }: Known): boolean => bookOf(call) === book;

const changes = ['patchBook', 'updateBook'] as const;

const isChange = (call: Call, known: Known): boolean =>
  call.endpoint !== 'getBook' && isSuccess(call) && isOfBook(call, known);

export const http: Path<'http'> = {
  syllabus: { ctfl: [4], tae: [2] },
  tasks: {
    'not-modified': {
      title: 'Not modified',
      text: 'Read a book. Read it again so that the API sends no body, because you have the version already.',
      kind: 'seen',
      points: 2,
      minutes: 8,
      rules: ['VERSION-04'],
      hints: [
        'Which header of the first response names the version?',
        'Send the value of `ETag` back in `If-None-Match`.',
        '`GET /books/<id>` with `If-None-Match: "<the ETag>"`, quotes included: 304.',
      ],
      proof: sequence(
        {
          say: '`GET` of a book gets 200 with an ETag.',
          on: ['getBook'],
          is: (call) => call.status === 200 && versionIn(call),
        },
        {
          say: '`GET` of this book with its ETag in `If-None-Match` gets 304.',
          on: ['getBook'],
          is: (call, known) =>
            call.status === 304 &&
            isOfBook(call, known) &&
            sentIn(call, 'If-None-Match').join() === known['etag'],
        },
      ),
    },
    'lost-update': {
      title: 'The lost update',
      text: 'Change a book with an ETag that is no longer current, and see it refused. Then read it again, and change it with the new ETag.',
      kind: 'seen',
      points: 4,
      minutes: 15,
      rules: ['VERSION-02', 'VERSION-03'],
      hints: [
        'Where does the response say which version of the book it is? Who could have changed the book meanwhile?',
        '`If-Match` takes the ETag of the version that you have read. `*` fits any version, and so protects nothing.',
        'Read, change with the ETag, change again with the same ETag: 412. Read again, and change with the new one: 200.',
      ],
      proof: sequence(
        {
          say: 'A response has the ETag of a book.',
          on: ['getBook', 'addBook', 'patchBook', 'updateBook'],
          is: versionIn,
        },
        {
          say: 'A change of this book with this ETag in `If-Match` gets 412.',
          on: changes,
          is: (call, known) =>
            call.problem === 'precondition-failed' &&
            isOfBook(call, known) &&
            headerOf(call.request, 'If-None-Match') === undefined &&
            sentIn(call, 'If-Match').join() === known['etag'],
        },
        {
          say: 'The book is read again, before it is changed.',
          on: ['getBook', ...changes],
          is: (call, known) =>
            call.endpoint === 'getBook' && isOfBook(call, known) && versionIn(call),
          about: isChange,
        },
        {
          say: 'The next change of this book that succeeds has its new ETag.',
          on: changes,
          is: (call, known) =>
            isChange(call, known) && sentIn(call, 'If-Match').join() === known['etag'],
          about: isChange,
        },
      ),
    },
  },
};
