import { expect, test } from 'vitest';
import { newWorkspace, type Problem, type Workspace } from './test-client.ts';
import { writes } from './labs/notes.ts';
import { samples, sentIn } from './test-lab-facts.ts';
import { writeNotes } from './test-note-facts.ts';

interface Verdict {
  readonly lab: string;
  readonly solved: boolean;
  readonly text: string;
  readonly reported_at: string;
  readonly first_solved: readonly { readonly level: number; readonly at: string }[];
  readonly facts: object;
  readonly reported: readonly string[];
}

const path = '/workspace/labs';
const solved = ({ solved: facts } = samples['waits']!) => facts;
const half = ({ solved: facts, half: changes } = samples['waits']!) => ({ ...facts, ...changes });

/** Sends the facts as the page of the workspace does. */
const putIn =
  ({ name, send }: Workspace) =>
  <Body = Verdict>(lab: string, facts: object) =>
    send<Body>('PUT', `${path}/${lab}`, { body: sentIn(name, lab, facts) });

const refusal = async (lab: string, facts: object): Promise<Problem> => {
  const reply = await putIn(newWorkspace())<Problem>(lab, facts);
  expect(reply.status).toBe(400);
  return reply.body;
};
const pointers = ({ errors = [] }: Problem) => errors.map(({ pointer }) => pointer);

test('lists the last verdict of each lab, the newest first [VERDICT-01]', async () => {
  const workspace = newWorkspace();
  const { get } = workspace;
  const put = putIn(workspace);
  expect((await put('waits', half())).status).toBe(200);
  expect((await put('frames', solved(samples['frames']))).status).toBe(200);
  await put('waits', solved());
  expect((await get<Verdict[]>(path)).body).toMatchObject([
    { lab: 'waits', solved: true },
    { lab: 'frames', solved: true },
  ]);
});

test('keeps the verdicts of a workspace for itself, until they are cleared or it is reset [VERDICT-02]', async () => {
  const [mine, theirs] = [newWorkspace(), newWorkspace()];
  for (const one of [mine, theirs]) await putIn(one)('waits', solved());
  await mine.send('DELETE', path);
  expect((await mine.get(path)).body).toEqual([]);
  expect((await theirs.get(path)).body).toHaveLength(1);
  await theirs.send('POST', '/workspace/reset');
  expect((await theirs.get(path)).body).toEqual([]);
});

test('refuses a verdict that is sent, and names the facts that are missing [VERDICT-05]', async () => {
  const problem = await refusal('waits', { solved: true, text: 'Waited.' });
  expect(pointers(problem).toSorted()).toEqual(
    ['/catches', '/delay', '/results', '/seed', '/solved', '/text'].toSorted(),
  );
  expect(problem.detail).toContain('/catches: is missing');
});

test('refuses a verdict beside the facts [VERDICT-05]', async () => {
  expect(pointers(await refusal('waits', { ...half(), solved: true }))).toEqual(['/solved']);
});

test.each([
  [{ catches: [1, 2, 3, 4] }, '/catches'],
  [{ results: ['Everything'] }, '/results/0'],
  [{ seed: 'seven' }, '/seed'],
])('refuses %j and names the fact [VERDICT-05]', async (changes, pointer) => {
  expect(pointers(await refusal('waits', { ...solved(), ...changes }))).toEqual([pointer]);
});

test('refuses the facts of another lab, and names what this lab has [VERDICT-05]', async () => {
  expect(pointers(await refusal('frames', solved()))).toContain('/foreign');
});

test('names the labs when there is none of this name [VERDICT-06]', async () => {
  const { detail } = await refusal('sleeps', solved());
  expect(detail).toContain('waits');
  expect(detail).toContain('shadow-roots');
});

test('computes the verdict from the seed: the facts of one are not those of another [VERDICT-05]', async () => {
  const facts = { ...solved(samples['late-dialogs']), seed: 8 };
  expect((await putIn(newWorkspace())('late-dialogs', facts)).body.solved).toBe(false);
});

test('compares what was chosen with what was dealt: 20 numbers that no invoice has approve none [VERDICT-05]', async () => {
  const selected = Array.from({ length: 20 }, (_, at) => at);
  const facts = { ...solved(samples['data-grid']), selected };
  const reply = await putIn(newWorkspace())('data-grid', facts);
  expect(reply.body.text).toBe('Not approved: 0 of 20 invoices are selected.');
});

test('refuses a size that the dial of the lab does not take [VERDICT-05]', async () => {
  const body = { ...solved(samples['data-grid']), size: 0 };
  expect(pointers(await refusal('data-grid', body))).toEqual(['/size']);
});

test('an answer has the facts, and names those that only the page knows [VERDICT-07]', async () => {
  const workspace = newWorkspace();
  const { get } = workspace;
  const put = (lab: string) => putIn(workspace)(lab, solved(samples[lab]));
  const kept = { facts: solved(), reported: ['speed', 'results', 'catches'] };
  expect((await put('waits')).body).toMatchObject(kept);
  expect((await get<Verdict[]>(path)).body).toMatchObject([kept]);
  expect((await put('moving-table')).body.reported).toEqual([]);
});

test('there is a sample of every lab [VERDICT-08]', async () => {
  const { detail } = await refusal('sleeps', {});
  const named = /of a lab: ([a-z, -]+), not/.exec(detail)?.[1]?.split(', ');
  expect(named?.toSorted()).toEqual(Object.keys(samples).toSorted());
});

test.each(Object.entries(samples))(
  'the facts of the whole task solve %s, those of half of it do not [VERDICT-08, VERDICT-11, VERDICT-12]',
  async (lab, sample) => {
    const workspace = newWorkspace(sample.workspace);
    await sample.prepare?.(workspace);
    const judged = async (facts: object) => (await putIn(workspace)(lab, facts)).body;
    const level = 'level' in sample.solved ? sample.solved.level : 1;
    const whole = await judged(solved(sample));
    expect(whole).toMatchObject({ lab, solved: true, text: expect.stringMatching(/^Solved: ./) });
    const verdict = await judged(half(sample));
    expect(verdict.solved).toBe(false);
    expect(whole.first_solved).toEqual([{ level, at: whole.reported_at }]);
    expect(verdict.first_solved).toEqual(whole.first_solved);
    expect(verdict.text.startsWith(sample.says)).toBe(true);
  },
);

test.each(Object.entries(samples))(
  'the facts that solve %s in one workspace or with one seed solve it nowhere else [VERDICT-09]',
  async (lab, sample) => {
    const workspace = newWorkspace(sample.workspace);
    const other = newWorkspace();
    for (const one of [workspace, other]) await sample.prepare?.(one);
    const facts = sentIn(workspace.name, lab, solved(sample));
    const send = async ({ send: put }: Workspace, body: object) =>
      (await put<Verdict>('PUT', `${path}/${lab}`, { body })).body.solved;
    expect(await send(other, facts)).toBe(false);
    expect(await send(workspace, { ...facts, seed: 8 })).toBe(false);
  },
);

test.each(Object.entries(samples).filter(([, sample]) => 'before' in sample.solved))(
  'one of two runs does not solve %s [VERDICT-13]',
  async (lab, sample) => {
    const workspace = newWorkspace(sample.workspace);
    await sample.prepare?.(workspace);
    const { body } = await putIn(workspace)(lab, { ...solved(sample), before: undefined });
    expect(body.text).toMatch(
      /^Right, 1 of 2\. Do it in this tab with (?:\?\w+=[\d.]+|another \?seed=) as well\.$/,
    );
  },
);

test('believes no write that it has not seen, and none that it has seen online [VERDICT-10]', async () => {
  const workspace = newWorkspace();
  const { solved: facts } = samples['notes']!;
  const judge = async (changes = {}) =>
    (await putIn(workspace)('notes', { ...facts, ...changes })).body;
  const online = writes.map((write) => {
    const { offline: _, ...rest } = write;
    return rest;
  });
  for (const seen of [writes.slice(1), online]) {
    await workspace.send('DELETE', '/labs/notes');
    await writeNotes(workspace, seen);
    expect(await judge()).toMatchObject({
      solved: false,
      text: 'Not in step: the API has seen other writes than these.',
    });
  }
  expect((await judge({ writes: online })).text).toBe(
    'Not in step: “Tea” was not written offline; “Oat milk” was not written offline.',
  );
  expect((await judge({ pending: 1 })).text).toBe('Too early: 1 write has no response yet.');
  await workspace.send('DELETE', '/labs/notes');
  await writeNotes(workspace, writes);
  expect((await judge()).solved).toBe(true);
});

test('believes no act with a mail that it has not seen [VERDICT-10]', async () => {
  const { body } = await putIn(newWorkspace())('mailbox', solved(samples['mailbox']));
  expect(body.text).toBe('Not shown: the API has seen other acts than these.');
});
