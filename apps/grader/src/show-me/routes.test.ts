import { expect, test } from 'vitest';
import { readBook } from '../book/read-book.ts';
import { openTestGrader, type GraderOptions } from '../../test/support/grader.ts';
import { get, send } from '../../test/support/show-me-forms.ts';

const book = await readBook();
const inCart = book.defects.filter(({ area }) => area === 'cart');
/** One defect only, so that it is known what is hidden. */
const hidden = inCart.find(({ rule }) => rule === 'CART-05')!;

const open = (options: GraderOptions = {}) =>
  openTestGrader({ book: { ...book, defects: [hidden] }, ...options });

const begin = async (address: string, fields: Readonly<Record<string, string>> = {}) => {
  const reply = await send(`${address}/show-me`, { where: 'cart', seed: '1', ...fields });
  expect(reply.status).toBe(303);
  return address + reply.headers.get('Location')!;
};

const right = {
  area: 'cart',
  did: 'Removed the second of two lamps.',
  saw: '<b>Both went.</b>',
  rule: 'CART-05 The button Remove removes its own row',
};

test('a search hides what it looks for', async () => {
  const { address } = await open();
  const page = await get(await begin(address));
  expect(page).toContain('Something is wrong here.');
  expect(page).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/"/);
  for (const secret of [hidden.seen, hidden.to, hidden.id]) expect(page).not.toContain(secret);
});

test('the right rule shows the answer, beside the words of the report', async () => {
  const { address } = await open();
  const search = await begin(address);
  const reply = await send(`${search}/reports`, right);
  expect(reply.headers.get('Location')).toMatch(/#answer-title$/);
  const page = await get(search);
  expect(page).toContain('Found with the first report');
  expect(page).toContain(hidden.seen);
  expect(page).toContain('&lt;b&gt;Both went.&lt;/b&gt;');
  expect(page).toContain('cart.filter((item) =&gt; item !== cart[action.index])');
  expect(page).not.toContain('id="report-form"');
});

test('attempts are kept and counted, and a close one is there to be refined', async () => {
  const { address } = await open();
  const search = await begin(address);
  await send(`${search}/reports`, { ...right, area: 'shop', rule: '' });
  expect(await get(search)).toContain('Not this. What is hidden is somewhere else.');
  await send(`${search}/reports`, { ...right, rule: 'CART-03' });
  const page = await get(search);
  expect(page).toContain('Close: the area is right.');
  expect(page).toContain('Reported 2 times');
  expect(page).toContain('Removed the second of two lamps.</textarea');
  await send(`${search}/reports`, right);
  expect(await get(search)).toContain('Found with report number 3');
});

test('a report with mistakes is shown again, with what is wrong and what was written', async () => {
  const { address } = await open();
  const search = await begin(address);
  const reply = await send(`${search}/reports`, {
    area: '',
    did: 'Looked.',
    saw: ' ',
    rule: 'X-99',
  });
  expect(reply.status).toBe(400);
  const page = await reply.text();
  expect(page).toMatch(/id="area-error">Choose where it was/);
  expect(page).toMatch(/id="saw-error">Say what you saw/);
  expect(page).toMatch(/id="rule-error">The rule book has no such rule/);
  expect(page).toContain('Looked.</textarea');
  expect(await get(search)).not.toContain('Reported');
});

test('giving up shows the answer', async () => {
  const { address } = await open();
  const search = await begin(address);
  await send(`${search}/answer`);
  expect(await get(search)).toContain(hidden.seen);
});

const isMaybe = { maybe: 'on' };

test('in a sound product a report is a false alarm, and saying so ends the search', async () => {
  const { address } = await open();
  const searches = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => begin(address, { ...isMaybe, seed: String(seed) })),
  );
  const endings = await Promise.all(
    searches.map(async (search) => {
      await send(`${search}/reports`, { ...right, rule: 'CART-03', area: 'shop' });
      await send(`${search}/sound`);
      return get(search);
    }),
  );
  const sound = endings.filter((page) => page.includes('Right: nothing is wrong here'));
  expect(sound.length).toBeGreaterThan(0);
  expect(sound[0]).toContain('1 false alarm');
  const others = endings.filter((page) => page.includes('Whoever stops now ships it.'));
  expect(sound.length + others.length).toBe(searches.length);
});

test('a search that may be sound has no hints', async () => {
  const { address } = await open();
  expect(await get(await begin(address))).toContain('Hint 3');
  expect(await get(await begin(address, isMaybe))).not.toContain('Hint 1');
});

test('an instance that is closed can be opened again, and the reports stay', async () => {
  const { address } = await open();
  const search = await begin(address);
  await send(`${search}/reports`, { ...right, rule: '' });
  await send(`${search}/stop`);
  expect(await get(search)).toContain('You have closed it.');
  await send(`${search}/open`);
  const page = await get(search);
  expect(page).toContain('id="close-corner"');
  expect(page).toContain('Reported once');
});

test('whoever finds all instances taken is told the place in line', async () => {
  const { address } = await open({ instances: 1 });
  await begin(address);
  await begin(address);
  expect(await get(await begin(address))).toContain('You are number 2 in line.');
});

test('when too many explore, the next one is refused', async () => {
  const { address } = await open({ instances: 1, variables: { GRADER_OPEN_CARDS: '1' } });
  await begin(address);
  const reply = await send(`${address}/show-me`);
  expect(reply.status).toBe(429);
  expect(await reply.text()).toContain('1 people at your IP address explore or are in line');
});

test.each([
  [{ level: 'impossible' }, 400],
  [{ seed: '-1' }, 400],
  [{ where: 'nowhere' }, 400],
] as const)('an option that cannot be is refused: %j', async (options, status) => {
  const { address } = await open();
  expect((await send(`${address}/show-me`, options)).status).toBe(status);
});

test('an unknown search is a page that says so', async () => {
  const { address } = await open();
  const reply = await fetch(`${address}/show-me/none`, { headers: { Accept: 'text/html' } });
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('There is no such search');
});
