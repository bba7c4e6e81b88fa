import { expect, test } from 'vitest';
import { testBook, testInstance, withAttics } from '../../test/support/product.ts';
import type { StartInstance } from '../instance/instance.ts';
import { clientOf, openTestGrader, visits } from '../../test/support/grader.ts';

/** Each in a file of its own, so that an instance can have several. */
const book = {
  ...testBook,
  defects: testBook.defects.map((one) => ({ ...one, file: `apps/${one.id}.ts` })),
};
const green = visits({ exit: 0, junit: '<testsuite><testcase name="looks"/></testsuite>' });

/** The most defects that were in one instance of a card. */
const mostAtOnce = async (asked: object): Promise<number> => {
  let most = 0;
  const start = testInstance();
  const startInstance: StartInstance = (options) => {
    most = Math.max(most, options.defects?.length ?? 0);
    return start(options);
  };
  const { address } = await openTestGrader({ book, startInstance });
  const client = clientOf(address);
  await client.play(await client.draw({ seed: 1, ...asked }), green);
  return most;
};

test('with --full each run has one defect', async () => {
  expect(await mostAtOnce({})).toBeGreaterThan(1);
  expect(await mostAtOnce({ full: true })).toBe(1);
});

/** What was in the instances of a card, one after the other. */
const contentsOf = async (order: number): Promise<readonly string[]> => {
  const contents: string[] = [];
  const start = testInstance();
  const startInstance: StartInstance = (options) => {
    contents.push([...(options.defects ?? []), ...(options.changes ?? [])].join());
    return start(options);
  };
  const { address } = await openTestGrader({
    book: withAttics(8),
    startInstance,
    drawOrder: () => order,
  });
  const client = clientOf(address);
  await client.play(await client.draw({ full: true, seed: 7 }), green);
  return contents;
};

test('two cards with one seed have the same runs in another order, so that nobody can play the results of another card [GRADE-03]', async () => {
  const [one, other] = [await contentsOf(1), await contentsOf(2)];
  expect(one).not.toEqual(other);
  const reached = ['goodbye', 'equal-sums', 'adds-twice'];
  for (const contents of [one, other]) expect(contents).toEqual(expect.arrayContaining(reached));
});
