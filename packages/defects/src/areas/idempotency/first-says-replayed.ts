import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'first-says-replayed',
  rule: 'REPEAT-02',
  level: 'easy',
  technique: 'contract',
  file: 'apps/api/src/idempotency/with-key.ts',
  from: `    return answer;
  } catch (error) {`,
  to: `    return replayed(answer as HandlerResult);
  } catch (error) {`,
  matters: 'true',
  seen: 'The first reply to a request with a key says that it is a repetition.',
  hints: [
    'Look at the headers of a request with an Idempotency-Key.',
    'One header tells a repetition from the first reply.',
    'POST with a new key: there is no Idempotency-Replayed.',
  ],
  caught: async ({ api, expect }) => {
    const headers = { 'Idempotency-Key': 'one-key' };
    const first = await api.send('POST', '/books', { headers, body: newBook });
    expect(first.headers.get('Idempotency-Replayed')).toBe(null);
  },
});
