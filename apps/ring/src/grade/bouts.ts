import { foundByLevel } from '../card/counts.ts';
import type { CardDefect, BaselineRun } from '../card/card.ts';
import { endingOf } from '../suite/tail.ts';
import { InstanceLost, type Slot } from './box.ts';
import { type Confirmation, createConfirmation } from './confirm.ts';
import { changeVerdictOf, type Outcome, withVerdict } from './outcome.ts';
import { greenStep } from './ladder.ts';
import { limitOf, limitOfChange, slowestOf } from './limits.ts';
import type { Part, PartFor } from './parts.ts';
import type { Ring } from './ring.ts';
import type { Selection } from './select.ts';
import type { Baseline } from './baseline.ts';
import { judge, type Judged } from './verdict.ts';
import { inInstance, judgeOrder, wayOf } from './way-of-running.ts';

interface Job {
  readonly id: string;
  readonly part: Part;
  readonly defect?: CardDefect | undefined;
  readonly change?: Selection['changes'][number] | undefined;
}

export interface Fought extends Pick<Selection, 'defects' | 'changes'> {
  readonly baselineRuns: readonly BaselineRun[];
  readonly flakyTests: ReadonlySet<string>;
  readonly isBailed: boolean;
}

export interface Plan extends Pick<Selection, 'defects' | 'changes'> {
  readonly seed: number;
  readonly isBail: boolean;
  readonly partFor: PartFor;
}

/** A slot that does not open is not used; the others do its work. */
export type OpenSlot = (limitMs: number) => Promise<Slot | undefined>;

/** Every slot takes the next job when it is free; the harmless changes come first. */
export const fight = async (
  outside: Ring,
  slots: readonly OpenSlot[],
  plan: Plan,
  baseline: Baseline,
): Promise<Fought> => {
  const halt = new AbortController();
  const ring = { ...outside, stop: AbortSignal.any([outside.stop, halt.signal]) };
  const limitMs = limitOf(baseline, ring.timeoutMs);
  const confirmation = createConfirmation(ring, plan.seed, limitMs);
  const toBox = plan.defects.filter(({ verdict }) => verdict.kind === 'open');
  const queue: Job[] = [
    ...plan.changes.map((change) => ({ id: `change ${change.id}`, change, part: baseline })),
    ...toBox.map((defect) => ({ id: defect.id, defect, part: plan.partFor(defect) })),
  ];
  const all = queue.map(({ id, part }) => ({ id, seconds: slowestOf(part) }));
  const outcomes = new Map<string, Outcome>();
  const bail = new AbortController();
  let open = 0;

  const settled = (id: string): Judged | undefined =>
    settle(id, outcomes.get(id)?.judged, confirmation);
  const defectsNow = (): readonly CardDefect[] =>
    plan.defects.map((one) =>
      withVerdict(one, settled(one.id), outcomes.get(one.id), greenStep(one, baseline.reach)),
    );

  const tellProgress = (): void => {
    const took = sum([...outcomes.values()].map(({ seconds }) => seconds));
    const wholly = sum(all.map(({ seconds }) => seconds));
    const foreseen = sum(all.filter(({ id }) => outcomes.has(id)).map(({ seconds }) => seconds));
    const left = ((took / foreseen) * (wholly - foreseen)) / Math.max(1, open);
    const secondsLeft = outcomes.size > 0 ? left : undefined;
    const found = foundByLevel({ defects: defectsNow() }).filter(({ of }) => of > 0);
    ring.tell({ kind: 'bouts', done: outcomes.size, of: all.length, secondsLeft, found });
  };

  const fightOne = async (slot: Slot, { id, defect, change, part }: Job): Promise<void> => {
    const limit = change ? limitOfChange(baseline, ring.timeoutMs) : limitOf(part, ring.timeoutMs);
    const what = { defect, change, part, seed: plan.seed, limitMs: limit };
    const first = await boutOf(ring, slot, what);
    if (ring.stop.aborted) return;
    // A busy machine delays one run: only what is late twice is late because of the defect.
    const outcome = first.judged.kind === 'late' ? await boutOf(ring, slot, what) : first;
    if (ring.stop.aborted) return;
    outcomes.set(id, outcome);
    const { judged } = outcome;
    if (judged.kind === 'unconfirmed') confirmation.await(id);
    if (change && (judged.kind === 'red' || judged.kind === 'unconfirmed'))
      ring.tell({ kind: 'alarm', text: change.text, by: judged.kind === 'red' ? judged.by : [] });
    if (defect && plan.isBail && judged.kind === 'green') bail.abort();
    tellProgress();
  };

  const work = async (slot: Slot): Promise<void> => {
    open++;
    while (!ring.stop.aborted && !bail.signal.aborted) {
      if (confirmation.isDue()) await confirmation.run(slot);
      const job = queue.shift();
      if (!job) return;
      await fightOne(slot, job);
    }
  };

  tellProgress();
  const ends = await Promise.allSettled(
    slots.map(async (openSlot) => {
      try {
        const slot = await openSlot(limitMs);
        if (slot) await work(slot);
        return slot;
      } catch (error) {
        halt.abort();
        throw error;
      }
    }),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const [first] = ends.flatMap((end) => (end.status === 'fulfilled' && end.value) || []);
  const wasRed = [...outcomes.values()].some(
    ({ judged: { kind } }) => kind === 'red' || kind === 'unconfirmed',
  );
  if (first && wasRed && !ring.stop.aborted) await confirmation.run(first);

  return {
    defects: defectsNow(),
    changes: plan.changes.map((one) => {
      const id = `change ${one.id}`;
      return { ...one, calm: changeVerdictOf(settled(id), outcomes.get(id)) };
    }),
    baselineRuns: confirmation.baselineRuns(),
    flakyTests: confirmation.flakyTests(),
    isBailed: bail.signal.aborted,
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

interface What extends Pick<Job, 'defect' | 'change' | 'part'> {
  readonly seed: number;
  readonly limitMs: number;
}

/** A lost instance is an error of this bout and of no other. */
const boutOf = async (
  ring: Ring,
  slot: Slot,
  { defect, change, part: { files, green }, seed, limitMs }: What,
): Promise<Outcome> => {
  const began = performance.now();
  const changes = change ? [change] : [];
  const inside = { seed, changes: inInstance(changes), ...(defect && { defect: defect.id }) };
  try {
    const way = wayOf(changes, ring.now());
    const { run } = await slot.box({
      inside,
      limitMs,
      stop: ring.stop,
      ...(files && { files }),
      ...way,
    });
    const judged = judge(run, green);
    return {
      judged: change?.isTurned ? judgeOrder(judged, run, green) : judged,
      seconds: run.seconds,
      output: endingOf(run.output),
    };
  } catch (error) {
    if (!(error instanceof InstanceLost)) throw error;
    const seconds = (performance.now() - began) / 1000;
    return { judged: { kind: 'error', reason: error.message }, seconds, output: '' };
  }
};

/** What stands when all baseline runs are known: a find needs a test that was green in every one. */
const settle = (
  id: string,
  judged: Judged | undefined,
  confirmation: Confirmation,
): Judged | undefined => {
  if (judged?.kind === 'red') {
    const flakyTests = confirmation.flakyTests();
    const by = judged.by.filter((name) => !flakyTests.has(name));
    const reason = 'Only tests turned red that are flaky on the sound Sparring as well.';
    return by.length > 0 ? { kind: 'red', by } : { kind: 'error', reason };
  }
  if (judged?.kind !== 'unconfirmed') return judged;
  const state = confirmation.stateOf(id);
  if (state === 'confirmed') return { kind: 'red', by: [] };
  if (state === 'waiting') return undefined;
  const reason = 'The command turned red, but so did the baseline run that followed.';
  return { kind: 'error', reason };
};
