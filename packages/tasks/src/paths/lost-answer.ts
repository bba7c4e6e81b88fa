import { headerOf, membersOf, textOf, type Call } from '../call.ts';
import { sequence } from '../proofs/sequence.ts';

const keyOf = ({ request }: Call): string | undefined =>
  headerOf(request, 'Idempotency-Key')?.replace(/^"(.*)"$/s, '$1');

const isListedOnce = (call: Call, isbn: unknown): boolean =>
  textOf(call.answer).split(`"isbn":"${String(isbn)}"`).length === 2;

export const lostAnswer = sequence(
  {
    say: 'The response to `POST /books` with an `Idempotency-Key` breaks off.',
    on: ['addBook'],
    is: (call) => {
      const key = keyOf(call);
      const { isbn } = membersOf(call.request);
      const isLost = call.ending === 'broken' && key !== undefined && typeof isbn === 'string';
      return isLost && { key, isbn };
    },
  },
  {
    say: 'The same request with the same key gets the response of the first one.',
    on: ['addBook'],
    is: (call, { key }) =>
      call.ending === 'complete' &&
      keyOf(call) === key &&
      headerOf(call.answer, 'Idempotency-Replayed') === 'true',
  },
  {
    say: '`GET /books` shows the book, and shows it once.',
    on: ['listBooks'],
    is: (call, { isbn }) => call.status === 200 && isListedOnce(call, isbn),
  },
);
