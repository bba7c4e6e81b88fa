import type { Browser } from '@playwright/test';
import { type KnownDefect, readDefects } from '@sparring/defects/all';
import { afterAll, describe, test, type ExpectStatic } from 'vitest';
import type { Instance, InstanceOptions } from '../../src/instance/instance.ts';
import { startInstance } from '../../src/instance/start-instance.ts';
import { runCheck } from './run-check.ts';
import { writeProofs } from './proven.ts';

const anyPort = { webPort: 0, apiPort: 0 };

/** By the id of a defect: the defects that would make a difference to its check. */
type Met = ReadonlyMap<string, ReadonlySet<string>>;

interface Proof {
  readonly defects: readonly KnownDefect[];
  readonly browser: () => Browser | undefined;
}

const failsIn = (instance: Instance, defect: KnownDefect, browser: Browser | undefined) =>
  runCheck(defect, instance, browser, 'with a defect').then(
    () => false,
    () => true,
  );

const openFor = async <Result>(
  options: Partial<InstanceOptions>,
  use: (instance: Instance) => Promise<Result>,
): Promise<Result> => {
  const instance = await startInstance({ ...anyPort, ...options });
  try {
    return await use(instance);
  } finally {
    await instance.stop();
  }
};

/** Resolves with the defects that this check needs a run for; the check passes, and its own defect is one. */
const passesOnOriginal = (
  defect: KnownDefect,
  browser: Browser | undefined,
  expect: ExpectStatic,
): Promise<ReadonlySet<string>> =>
  openFor({}, async (instance) => {
    await runCheck(defect, instance, browser, 'original');
    await expect
      .poll(async () => (await instance.reached()).different, { timeout: 5000 })
      .toContain(defect.id);
    return (await instance.reached()).different;
  });

/** Two defects can only be alike if the check of each comes to the place of the other. */
const canBeAlike = (one: KnownDefect, other: KnownDefect, met: Met): boolean =>
  met.get(one.id)?.has(other.id) === true && met.get(other.id)?.has(one.id) === true;

/** The defects whose checks are tried with this one: those that can tell something. */
const relatedTo = (
  defect: KnownDefect,
  defects: readonly KnownDefect[],
  met: Met,
): readonly KnownDefect[] =>
  defects.filter((other) => other.file === defect.file || canBeAlike(defect, other, met));

/** By the id of a check: whether it failed. */
type Tried = ReadonlyMap<string, boolean>;

/** Each fails the check of the other, and every check that was tried with both ends alike. */
const areAlike = (
  [one, triedOne]: readonly [string, Tried],
  [other, triedOther]: readonly [string, Tried],
): boolean =>
  triedOne.get(other) === true &&
  triedOther.get(one) === true &&
  [...triedOne].every(([check, failed]) => (triedOther.get(check) ?? failed) === failed);

/** Each check passes on an original instance and fails in its own; no two defects fail the same checks. */
export const prove = ({ defects, browser }: Proof): void => {
  const met = new Map<string, ReadonlySet<string>>();
  const triedIn = new Map<string, Tried>();

  describe.runIf(defects.length > 0)('on the original', () => {
    test.concurrent.for(defects)('$area: the check of $id passes', async (defect, { expect }) => {
      const different = await passesOnOriginal(defect, browser(), expect);
      expect(different).toContain(defect.id);
      met.set(defect.id, different);
    });
  });

  describe.runIf(defects.length > 0)('with a defect', () => {
    test.concurrent.for(defects)(
      '$area: $id is caught, and only where it is',
      async (defect, { expect }) => {
        await openFor({ defects: [defect.id] }, async (instance) => {
          const tried = new Map<string, boolean>();
          for (const other of relatedTo(defect, defects, met))
            tried.set(other.id, await failsIn(instance, other, browser()));
          triedIn.set(defect.id, tried);
          expect(tried.get(defect.id)).toBe(true);
        });
      },
    );
  });

  afterAll(async () => {
    const proven = defects.filter(({ id }) => met.has(id) && triedIn.get(id)?.get(id));
    writeProofs(proven, await readDefects());
  });

  test('no two defects fail the same checks', ({ expect }) => {
    const pairs = [...triedIn].flatMap(([one, tried], at) =>
      [...triedIn]
        .slice(at + 1)
        .filter(([other, triedThere]) => areAlike([one, tried], [other, triedThere]))
        .map(([other]) => `${one} and ${other}`),
    );
    expect(pairs).toEqual([]);
  });
};
