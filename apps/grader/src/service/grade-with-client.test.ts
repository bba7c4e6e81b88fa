import { expect, test } from 'vitest';
import { testBook, testInstance } from '../../test/support/product.ts';
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
