import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { clientOf, goodSuite, openTestGrader, visits } from '../../support/grader.ts';

const door = { only: 'door' };

test('a card is graded by the results that come over HTTP', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw({ name: 'ada' });
  const end = await client.play(card, goodSuite);
  expect(end).toMatchObject({ do: 'done', exit: 0, score: 75, report: `/cards/${card}/report` });
  const state = await client.state(card);
  expect(state).toMatchObject({
    name: 'ada',
    phase: 'complete',
    suite: 's',
    command: 'play',
    numbers: { found: { part: 3, of: 4 }, calm: { part: 4, of: 4 } },
  });
  expect(state.bouts.done).toBe(state.bouts.of);
  const report = await (await fetch(`${address}/cards/${card}/report`)).text();
  expect(report).toContain('3 of 3 defects found');
});

test('a suite that always fails is refused, with what it wrote last', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const end = await client.play(card, visits({ exit: 1, output: 'no luck' }));
  expect(end).toMatchObject({ do: 'done', exit: 2 });
  expect(end?.tell.join('\n')).toMatch(/│ no luck\n✗ Your tests are red without a defect, twice/);
  expect((await fetch(`${address}/cards/${card}/report`)).status).toBe(404);
});

test('a suite that never comes to the instance is told where its address is', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const end = await client.play(card, async () => ({ exit: 0, output: 'GET localhost:3000' }));
  expect(end?.tell.at(-1)).toMatch(
    /sent no request to the Sparring that the grader started\. .* Its output names port 3000, so this address seems to be built in: replace it by the variable\.$/,
  );
});

test('broken JUnit XML is noted, and finds are confirmed by baseline runs', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const broken = visits({ junit: '<testsuite><testcase name="greets">' });
  expect(await client.play(card, broken)).toMatchObject({ score: 75 });
  const report = await (await fetch(`${address}/cards/${card}/report`)).text();
  expect(report).toContain('it is broken: &lt;testcase&gt; is not closed');
});

test.each([
  ['late', { found: { part: 0, of: 1 }, calm: { part: 4, of: 4 } }],
  ['not started', { found: { part: 0, of: 0 }, calm: { part: 0, of: 0 } }],
])('a command that is %s from a run on is no find and no false alarm', async (end, numbers) => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw(door);
  await client.play(card, (instance) => visits(instance.run > 3 ? { end } : {})(instance));
  expect((await client.state(card)).numbers).toMatchObject(numbers);
});

test('the instances of a card have one address, at the host by which the client reached the grader', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address.replace('127.0.0.1', 'localhost'));
  const card = await client.draw();
  const seen = new Set<string>();
  await client.play(card, async (instance) => {
    seen.add(instance.web);
    return goodSuite(instance);
  });
  expect([...seen]).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+$/)]);
});

test('a client that asks again gets the same bout', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const [one, other] = [await client.turn(card), await client.turn(card)];
  expect(other).toMatchObject({ do: 'run', bout: one.do === 'run' && one.bout });
});

test('a result counts for its own bout and card, and once', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const [mine, theirs] = [await client.draw(), await client.draw()];
  const [turn, other] = [await client.turn(mine), await client.turn(theirs)];
  if (turn.do !== 'run' || other.do !== 'run') throw new Error('There is no run.');
  const told = async (card: string, bout: string) =>
    (await client.tell(card, bout, { exit: 0 })).status;
  expect(await told(mine, 'wrong')).toBe(409);
  expect(await told(mine, other.bout)).toBe(409);
  expect(await told(mine, turn.bout)).toBe(204);
  expect(await told(mine, turn.bout)).toBe(409);
  expect(await told('unknown', turn.bout)).toBe(404);
});

test('two cards at once do not meet', async () => {
  const { address } = await openTestGrader();
  const [ada, bob] = [clientOf(address, 'ada'), clientOf(address, 'bob')];
  const cards = [await ada.draw(), await bob.draw()] as const;
  const ends = await Promise.all([
    ada.play(cards[0], goodSuite),
    bob.play(cards[1], visits({ exit: 0 })),
  ]);
  expect(ends.map((end) => end?.do === 'done' && end.score)).toEqual([75, 0]);
});

test('a second client of a card is refused', async () => {
  const { address } = await openTestGrader();
  const card = await clientOf(address, 'one').draw();
  await clientOf(address, 'one').turn(card);
  await expect(clientOf(address, 'other').next(card)).rejects.toThrow(
    'Another client has this card',
  );
});

test('whoever comes when all instances are taken waits in line and is told the place', async () => {
  const { address } = await openTestGrader({ instances: 1 });
  const clients = ['ada', 'bob', 'eve'].map((id) => clientOf(address, id));
  const cards = await Promise.all(clients.map((client) => client.draw(door)));
  const [ada, bob, eve] = clients as [Client, Client, Client];
  await ada.turn(cards[0]!);
  const waits = [await bob.next(cards[1]!), await eve.next(cards[2]!)];
  expect(waits.map(({ tell }) => tell)).toEqual([['Line       place 1'], ['Line       place 2']]);
  expect(await eve.state(cards[2]!)).toMatchObject({ phase: 'waiting', place: 2 });
  await bob.end(cards[1]!);
  expect(await eve.state(cards[2]!)).toMatchObject({ phase: 'waiting', place: 1 });
  await ada.play(cards[0]!, goodSuite);
  const turn = await eve.turn(cards[2]!);
  expect(turn.do).toBe('run');
  expect(await eve.state(cards[2]!)).not.toHaveProperty('place');
});

type Client = ReturnType<typeof clientOf>;

test('a client that disappears frees its instance, and can go on later', async () => {
  const { address } = await openTestGrader({ instances: 1, silenceMs: 700 });
  const [ada, bob] = [clientOf(address, 'ada'), clientOf(address, 'bob')];
  const cards = [await ada.draw({ seed: 1 }), await bob.draw({ seed: 1 })] as const;
  await ada.play(cards[0], goodSuite, 3);
  await ada.turn(cards[0]);
  await vi.waitFor(async () => expect((await ada.state(cards[0])).phase).toBe('paused'), {
    timeout: 5000,
  });
  let runs = 0;
  const counting: typeof goodSuite = async (instance) => {
    runs += 1;
    return goodSuite(instance);
  };
  expect(await bob.play(cards[1], counting)).toMatchObject({ score: 75 });
  const ofWholeCard = runs;
  const end = await clientOf(address, 'ada again').play(cards[0], counting);
  expect(end).toMatchObject({ do: 'done', score: 75 });
  expect(runs - ofWholeCard).toBe(ofWholeCard - 3);
});

test('a card that is ended early keeps what is known', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  await client.play(card, goodSuite, 8);
  expect((await client.end(card)).status).toBe(204);
  expect(await client.state(card)).toMatchObject({ phase: 'ended early', numbers: {} });
  expect(await client.next(card)).toMatchObject({ do: 'done', exit: 130 });
  expect(await (await fetch(`${address}/cards/${card}/report`)).text()).toContain('ended early');
});

test('of too many cards the oldest go, but none that is under way or was drawn just now', async () => {
  const { address, folder } = await openTestGrader({ variables: { GRADER_CARDS: '3' } });
  const client = clientOf(address);
  const done = await client.draw(door);
  await client.play(done, goodSuite);
  const open = await client.draw();
  await client.turn(open);
  const fresh = [await client.draw(), await client.draw()];
  const kept = [done, open, ...fresh].filter((id) => readdirSync(folder).includes(id));
  expect(kept).toEqual([open, ...fresh]);
  await expect(client.draw()).rejects.toThrow('This grader keeps no more cards');
});
