import { limitEdges } from './limit-edges.ts';
import { gate } from './gates.ts';
import { book as bookSchema } from '@sparring/contracts/book';
import { digestOf, idIn, isSuccess, membersOf } from '../call.ts';
import { allPages } from '../proofs/all-pages.ts';
import { once } from '../proofs/all.ts';
import { sequence, type Known, type Saw } from '../proofs/sequence.ts';
import { tidy } from '../proofs/tidy.ts';
import type { Call, EndpointId } from '../call.ts';
import type { Path } from '../task.ts';
import { isUnknownParameter } from './list-parameters.ts';

/** The next step with the book of this attempt. */
const withBook = (say: string, endpoint: EndpointId, isRight: (call: Call) => boolean): Saw => ({
  say,
  on: [endpoint],
  is: (call: Call, { book }: Known) => isRight(call) && idIn(call.path) === book,
});

const fields: readonly string[] = Object.keys(bookSchema.shape);

/** How many fields of a book an answer refuses of those that were sent. */
const refusedOf = ({ request, answer }: Call): number => {
  const { errors } = membersOf(answer);
  if (!Array.isArray(errors)) return 0;
  const refused = new Set(
    errors.map((error: { readonly pointer?: unknown } | null) => error?.pointer),
  );
  const sent = membersOf(request);
  return fields.filter((field) => field in sent && refused.has(`/${field}`)).length;
};

/** The members of a book but its ISBN, in one order. */
const restOf = (call: Call): string =>
  digestOf(
    JSON.stringify(
      Object.entries(membersOf(call.request))
        .filter(([name]) => name !== 'isbn')
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ),
  );

export const apiBasics: Path<'api-basics'> = {
  syllabus: { ctfl: [4], tae: [4] },
  tasks: {
    'round-trip': {
      title: 'The whole life of a book',
      text: 'Add a book, read it, update it with `PUT`, delete it, and see that it is gone.',
      kind: 'seen',
      points: 3,
      minutes: 15,
      rules: ['BOOK-01', 'BOOK-05', 'BOOK-13'],
      hints: [
        'Where does the response to `POST /books` say which id the book has?',
        'Keep `id` of the response, and use it in the four requests after it.',
        '`POST /books`, then `GET`, `PUT`, `DELETE` and `GET /books/<id>`: 201, 200, 200, 200, 404.',
      ],
      proof: sequence(
        {
          say: '`POST /books` gets 201.',
          on: ['addBook'],
          is: (call) =>
            call.status === 201 && { book: String(membersOf(call.answer)['id']).toLowerCase() },
        },
        withBook('`GET` of this book gets 200.', 'getBook', ({ status }) => status === 200),
        withBook('`PUT` of this book gets 200.', 'updateBook', ({ status }) => status === 200),
        withBook('`DELETE` of this book succeeds.', 'deleteBook', isSuccess),
        withBook(
          '`GET` of this book gets 404.',
          'getBook',
          ({ status, problem }) => status === 404 && problem === 'not-found',
        ),
      ),
    },
    'three-faults': {
      title: 'Three faults at once',
      text: 'Send a book in which at least three fields are invalid, and read which ones the response names.',
      kind: 'seen',
      points: 2,
      minutes: 5,
      rules: ['BOOK-06'],
      hints: [
        'A 400 for invalid fields has a member that lists them.',
        'Each entry of `errors` has a `pointer`, such as `/price`.',
        'Send `{"title": "", "price": -1, "stock": 1.5}` to `POST /books`.',
      ],
      proof: once({
        say: '`POST /books` gets 400 that names three fields or more that the book has.',
        on: ['addBook'],
        is: (call) => call.status === 400 && refusedOf(call) >= 3,
      }),
    },
    duplicate: {
      title: 'The same ISBN twice',
      text: 'Add a book. Then add another one with the same ISBN, and see it refused.',
      kind: 'seen',
      points: 2,
      minutes: 6,
      rules: ['BOOK-03'],
      hints: [
        'Which field must be different in every book?',
        'The second body has the same `isbn`, and another title or price.',
        'Send `POST /books`, change `title` in the body, and send it again: 201, 409.',
      ],
      proof: sequence(
        {
          say: '`POST /books` gets 201.',
          on: ['addBook'],
          is: (call) =>
            call.status === 201 && {
              isbn: String(membersOf(call.request)['isbn']),
              rest: restOf(call),
            },
        },
        {
          say: 'Another book with its ISBN gets 409.',
          on: ['addBook'],
          is: (call, { isbn, rest }) =>
            call.status === 409 &&
            call.problem === 'duplicate-isbn' &&
            membersOf(call.request)['isbn'] === isbn &&
            restOf(call) !== rest,
        },
      ),
    },
    'limit-edges': {
      title: 'The edges of the limit',
      text: 'A page can hold 1 to 100 books. Try both edges from both sides.',
      kind: 'seen',
      points: 2,
      minutes: 8,
      rules: ['LIST-02'],
      hints: [
        'Which two values are just allowed? Which two are just not?',
        '`limit` is 0, 1, 100 and 101.',
        'Send `GET /books?limit=1` and the three others: 200 for 1 and 100, 400 for 0 and 101.',
      ],
      proof: limitEdges,
    },
    mistyped: {
      title: 'A mistyped parameter',
      text: 'Send `GET /books` with a parameter that it does not have, and see it refused.',
      kind: 'seen',
      points: 1,
      minutes: 4,
      rules: ['LIST-18'],
      hints: [
        'A wrong value of a parameter is another mistake. What would a typo look like?',
        'Misspell the name of a filter.',
        'Send `GET /books?catgory=Testing`.',
      ],
      proof: once({
        say: '`GET /books` gets 400 for the name of a parameter.',
        on: ['listBooks'],
        is: isUnknownParameter,
      }),
    },
    'all-pages': {
      title: 'All pages, by their links',
      text: 'Read a list of three pages or more from the first to the last one. Take the address of each page from the response before it.',
      kind: 'seen',
      points: 3,
      minutes: 15,
      rules: ['LIST-13', 'LIST-17'],
      hints: [
        'An address that you put together yourself is a guess. Where does the response say what comes next?',
        'The header `Link` has the address with `rel="next"`. The last page has none.',
        'Begin with `GET /books?limit=10`. While `Link` has `rel="next"`, request that address.',
      ],
      proof: allPages([
        'A first page has a link to the next one.',
        'The next request goes to the address of the link.',
        'The links lead to the page that has no next one.',
      ]),
    },
    tidy: {
      title: 'Leave nothing behind',
      text: 'Add two books or more in one run, and delete them or reset the workspace before the run ends. A minute without a request ends it.',
      kind: 'seen',
      points: 2,
      minutes: 10,
      rules: ['BOOK-13'],
      hints: [
        'What does your test leave if it fails in the middle?',
        'A hook after each test runs also when the test fails.',
        'Delete what was added in `afterEach`, or send `POST /workspace/reset` there.',
      ],
      proof: tidy(['Two books are added in one run.', 'At its end none of them is left.']),
    },
    'gate-basics': {
      title: 'Gate: tests of lists and writing',
      text: 'Let the grader grade your suite: it finds three defects or more of the areas `lists` and `writing`, and no harmless change makes it fail.',
      kind: 'graded',
      points: 5,
      minutes: 30,
      rules: ['GRADE-01'],
      hints: [
        'A card says which areas your suite was graded in. Which areas do your tests visit?',
        'The option `--only lists,writing` makes a card of these two areas.',
        'Check the whole body, the total and the order, not only the status.',
      ],
      proof: gate({ areas: ['lists', 'writing'], in: '`lists` and `writing`', found: 3 }),
    },
  },
};
