import type { Browser } from '@playwright/test';
import { type KnownDefect, readDefects } from '@sparring/defects/all';
import { afterAll, describe, test, type ExpectStatic } from 'vitest';
import type { Instance, InstanceOptions } from '../../src/instance/instance.ts';
import { startInstance } from '../../src/instance/start-instance.ts';
import { type Patience, runCheck } from './run-check.ts';
import { writeProofs } from './proven.ts';

const anyPort = { webPort: 0, apiPort: 0 };

/** By the id of a defect: the defects that would make a difference to its check. */
type Met = ReadonlyMap<string, ReadonlySet<string>>;

interface Proof {
  readonly defects: readonly KnownDefect[];
  readonly browser: () => Browser | undefined;
}

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
    await runCheck(defect, instance, browser, 'long');
    const wanted = defect.likely === undefined ? 'different' : 'seen';
    await expect
      .poll(async () => (await instance.reached())[wanted], { timeout: 5000 })
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

/** Tries the checks in an instance with the defect. */
const tryIn = (
  defect: KnownDefect,
  checks: readonly KnownDefect[],
  { browser, patience }: { browser: Browser | undefined; patience: Patience },
): Promise<Tried> =>
  openFor({ defects: [defect.id] }, async (instance) => {
    const tried = new Map<string, boolean>();
    for (const check of checks) {
      const failed = runCheck(check, instance, browser, patience).then(
        () => false,
        () => true,
      );
      tried.set(check.id, await failed);
    }
    return tried;
  });

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
        const related = relatedTo(defect, defects, met);
        const tried = await tryIn(defect, related, { browser: browser(), patience: 'short' });
        triedIn.set(defect.id, tried);
        expect(tried.get(defect.id)).toBe(true);
      },
    );
  });

  afterAll(async () => {
    const proven = defects.filter(({ id }) => met.has(id) && triedIn.get(id)?.get(id));
    writeProofs(proven, await readDefects());
  });

  /** Once more, alone: on a busy machine a page can be late, and a check fails that tells two defects apart. */
  const triedSlowly = async (id: string) => {
    const defect = defects.find((each) => each.id === id)!;
    const slowly = { browser: browser(), patience: 'long' } as const;
    return [id, await tryIn(defect, relatedTo(defect, defects, met), slowly)] as const;
  };

  test('no two defects fail the same checks', { timeout: 1_200_000 }, async ({ expect }) => {
    const pairs = [...triedIn].flatMap((one, at) =>
      [...triedIn]
        .slice(at + 1)
        .filter((other) => areAlike(one, other))
        .map(([other]) => [one[0], other] as const),
    );
    const alike = [];
    for (const [one, other] of pairs)
      if (areAlike(await triedSlowly(one), await triedSlowly(other)))
        alike.push(`${one} and ${other}`);
    expect(alike).toEqual([]);
  });
};
