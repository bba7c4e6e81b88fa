import { headerOf, idIn, queryOf, textOf, type Call } from '../call.ts';
import { all, once } from '../proofs/all.ts';
import { sequence } from '../proofs/sequence.ts';
import { twice } from '../proofs/twice.ts';
import type { Path } from '../task.ts';

const browsers = new Set(['browser', 'automated browser']);
const isBrowser = ({ tool }: Call): boolean => browsers.has(tool);

/** What every browser sends when it opens an address, and no other client by itself. */
const isOpened = ({ request }: Call): boolean =>
  headerOf(request, 'Accept')?.startsWith('text/html,') === true &&
  headerOf(request, 'Upgrade-Insecure-Requests') === '1' &&
  headerOf(request, 'Accept-Encoding') !== undefined &&
  headerOf(request, 'Accept-Language') !== undefined;

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const mostIds = 100;
/** The end of an id tells it from others, and is shorter to keep. */
const endOfId = (one: string): string => one.slice(-12);

const filters = ['category', 'author', 'min_price', 'max_price'];

/** The number of books that match. */
const totalOf = ({ answer }: Call): number => Number(headerOf(answer, 'X-Total-Count') ?? 0);

const isFiltered = ({ path }: Call): boolean => {
  const query = queryOf(path);
  return filters.some((name) => query.has(name));
};

export const firstDay: Path<'first-day'> = {
  syllabus: { ctfl: [1, 6], tae: [] },
  tasks: {
    hello: {
      title: 'Hello',
      text: 'Send `GET /ping` below your base URL, and get 200.',
      kind: 'seen',
      points: 1,
      minutes: 3,
      rules: ['CHANCE-11'],
      hints: [
        'The base URL stands on your sheet, and on the API pages of the site. What comes behind it?',
        'Put the path behind the base URL: `…/v1/practice/ping`.',
        'In a terminal: `curl -i <base URL>/ping`. A browser shows it, too.',
      ],
      proof: once({
        say: '`GET /ping` gets 200.',
        on: ['ping'],
        is: ({ status }) => status === 200,
      }),
    },
    'two-clients': {
      title: 'Two clients',
      text: 'Open your base URL with `/books` behind it in a browser: `http://<this site>/w/<your workspace>/v1/practice/books`. Read the same with another tool, and compare what each of them shows of the response.',
      kind: 'seen',
      points: 1,
      minutes: 5,
      rules: ['LIST-01'],
      hints: [
        'A browser sends a GET when you open an address. Which tool shows the headers of the response, too?',
        'Open the address of `/books` in the browser. Then send the same with curl, Postman or your test.',
        'In a terminal: `curl -i <base URL>/books`.',
      ],
      proof: all(
        {
          say: 'A browser gets 200 for `GET /books`.',
          on: ['listBooks'],
          is: (call) => call.status === 200 && isBrowser(call) && isOpened(call),
        },
        {
          say: 'Another tool gets 200 for `GET /books`.',
          on: ['listBooks'],
          is: (call) => call.status === 200 && !isBrowser(call),
        },
      ),
    },
    'read-one': {
      title: 'Read one book',
      text: 'Take the id of a book out of a list, and read this book alone.',
      kind: 'seen',
      points: 1,
      minutes: 5,
      rules: ['BOOK-05'],
      hints: [
        'Each book of the list has a member `id`. Which endpoint takes it?',
        'The path is `/books/` and the id.',
        'Read `GET /books`, keep `[0].id`, then send `GET /books/<id>`.',
      ],
      proof: sequence(
        {
          say: '`GET /books` gets 200.',
          on: ['listBooks'],
          is: (call) =>
            call.status === 200 && {
              ids: [...new Set(textOf(call.answer).toLowerCase().match(id))]
                .slice(0, mostIds)
                .map(endOfId),
            },
        },
        {
          say: '`GET /books/{id}` gets 200 for a book of that list.',
          on: ['getBook'],
          is: ({ status, path }, { ids }) =>
            status === 200 && (ids as readonly string[]).includes(endOfId(idIn(path))),
        },
      ),
    },
    find: {
      title: 'Find books',
      text: 'Read the list without a filter. Then find the books of one category up to a price: at least one, and fewer than all.',
      kind: 'seen',
      points: 2,
      minutes: 8,
      rules: ['LIST-05', 'LIST-07', 'LIST-09'],
      hints: [
        'A header of the response says how many books there are. Which filters does the documentation of `GET /books` name?',
        'The filters are `category` and `max_price`, in one request.',
        'Send `GET /books`, then `GET /books?category=Testing&max_price=30`, and compare `X-Total-Count`.',
      ],
      proof: sequence(
        {
          say: '`GET /books` without a filter gets 200.',
          on: ['listBooks'],
          is: (call) => call.status === 200 && !isFiltered(call) && { total: totalOf(call) },
        },
        {
          say: '`GET /books` with `category` and `max_price` finds some of them.',
          on: ['listBooks'],
          is: (call, { total }) => {
            const query = queryOf(call.path);
            const some = totalOf(call);
            return (
              call.status === 200 &&
              query.has('category') &&
              query.has('max_price') &&
              some >= 1 &&
              some < Number(total)
            );
          },
        },
      ),
    },
    'read-404': {
      title: 'A book that is not there',
      text: 'Ask for a book with an id that no book has, and get 404.',
      kind: 'seen',
      points: 1,
      minutes: 5,
      rules: ['BOOK-14'],
      hints: [
        'A mistyped path gets 404, too. Read the `detail`: is it about a book?',
        'An id is a UUID: five groups of hexadecimal digits. Any other text names no book, either.',
        'Take the id of a book and change its last digit until no book has it.',
      ],
      proof: once({
        say: '`GET /books/{id}` gets 404 `not-found`.',
        on: ['getBook'],
        is: ({ status, problem }) => status === 404 && problem === 'not-found',
      }),
    },
    'twice-alike': {
      title: 'The same twice',
      text: 'Send three or more different requests in one order, and the same ones again within two minutes, with the same statuses. A test does it better than a hand.',
      kind: 'seen',
      points: 2,
      minutes: 12,
      rules: ['CHANCE-04'],
      hints: [
        'Write the three requests down, so that a program can send them: a collection, a script, a test.',
        'What the first run leaves behind can change the second one. Does your test begin with a reset?',
        'Run your test of three requests twice, without another request in between.',
      ],
      proof: twice([
        'Three or more different requests.',
        'The same ones in the same order, with the same statuses, within two minutes.',
      ]),
    },
  },
};
