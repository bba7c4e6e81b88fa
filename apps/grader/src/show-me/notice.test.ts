import { expect, test } from 'vitest';
import { readBook } from '../book/read-book.ts';
import { openTestGrader } from '../../test/support/grader.ts';
import { defectsOfPage } from './of-page.ts';
import { get, send } from '../../test/support/show-me-forms.ts';

const book = await readBook();
const where = 'page:/webelements/radio';
const [first, second] = defectsOfPage(book, '/webelements/radio');

const begin = async (seed = '0') => {
  const { address } = await openTestGrader({ book });
  const reply = await send(`${address}/show-me`, { where, seed });
  expect(reply.status).toBe(303);
  return address + reply.headers.get('Location')!;
};

test('the defects of a page break its rules, and the easy ones come first', () => {
  const rules = (path: string) => defectsOfPage(book, path).map(({ rule }) => rule);
  expect(new Set(rules('/webelements/radio').map((rule) => rule.split('-')[0]))).toEqual(
    new Set(['RADIO']),
  );
  expect(rules('/product/7')).toContain('PRODUCT-04');
  expect(rules('/elsewhere')).toEqual([]);
  expect(defectsOfPage(book, '/checkout')[0]?.level).toBe('easy');
});

test('a page is opened with one of its defects, and nothing says which [GRADE-17]', async () => {
  const page = await get(await begin());
  expect(page).toContain('Does your test turn red?');
  expect(page).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/webelements\/radio"/);
  expect(page).toMatch(/data-testid="base-url">http:\/\/127\.0\.0\.1:\d+</);
  for (const secret of [first!.seen, first!.to, first!.id]) expect(page).not.toContain(secret);
});

test('a test that stayed green is told to check more, and one that turned red is shown the defect and the next one [GRADE-18]', async () => {
  const search = await begin();
  expect(await get(search)).not.toContain('Your test does not notice this defect.');
  await send(`${search}/green`);
  expect(await get(search)).toContain('Your test does not notice this defect.');
  const reply = await send(`${search}/red`);
  expect(reply.headers.get('Location')).toMatch(/#answer-title$/);
  const page = await get(search);
  expect(page).toContain('Your test noticed it.');
  expect(page).toContain(first!.seen);
  expect(page).toContain('name="seed" value="1"');
});

test('the next number is the next defect of the page; after the last there is the whole suite', async () => {
  const search = await begin('1');
  await send(`${search}/answer`);
  const page = await get(search);
  expect(page).toContain(second!.seen);
  expect(page).toContain('That was the last defect for this page.');
});

test('a page without defects leads to a defect somewhere else', async () => {
  const { address } = await openTestGrader({ book });
  const page = await get(`${address}/show-me?page=/elsewhere%3Cscript%3E`);
  expect(page).toContain('There is no defect for <code>/elsewhere&lt;script&gt;</code>.');
  const reply = await send(`${address}/show-me`, { where: 'page:/elsewhere' });
  expect(reply.status).toBe(400);
});
