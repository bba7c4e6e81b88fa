import type { ChangeId } from '@sparring/defects/changes';
import type { Change } from '../book/changes.ts';
import type { CardChange, Planted } from '../card/card.ts';
import type { Part } from './part.ts';

export type HarmlessChange = CardChange & Pick<Change, 'isTwice' | 'zoneAt' | 'isTurned'>;

export const changeId = ({ id }: { readonly id: string }): string => `change ${id}`;

/** One run of a card. */
export interface Job {
  readonly id: string;
  readonly part: Part;
  readonly change?: HarmlessChange;
  readonly defect?: Planted;
  /** One or several; what the run shows is judged together with other runs. */
  readonly pool?: readonly Planted[];
  /** Harmless changes, of which each gets a run of its own unless all is green. */
  readonly together?: readonly HarmlessChange[];
  /** Defects that no test reaches, or a decoy that seems to be found. */
  readonly audited?: readonly Planted[];
  /** With all tests: a choice of them was red without a defect. */
  readonly isWhole?: true;
  /** In a fresh copy of the folder, where the suite has no memory. */
  readonly isElsewhere?: true;
  /** The same again: what was red by chance is not red twice. */
  readonly isRepeat?: true;
  /** Finds once more in one run: several, or one with some of the tests. */
  readonly repeats?: readonly Job[];
  /** A repetition that was not red beside others, or with some of the tests. */
  readonly isAlone?: true;
}

/** The defects that a run is about; none of an audit run. */
export const defectsOfJob = ({ pool, defect }: Job): readonly Planted[] =>
  pool ?? (defect ? [defect] : []);

const delays: ChangeId = 'later';

/** Whether responses are late in it, so that it takes longest. */
export const isDelayed = ({ change, together = [] }: Job): boolean =>
  change?.id === delays || together.some(({ id }) => id === delays);

/** The repetitions of finds that it makes. */
export const repetitionsIn = (job: Job): readonly Job[] =>
  job.repeats ?? (job.isRepeat && job.defect ? [job] : []);

/** Those that may share a run with others, and have some of the tests. */
export const shareableIn = (job: Job): readonly Job[] => (job.isAlone ? [] : repetitionsIn(job));

/** Whether nothing is in the instance. */
export const isBaseline = ({ pool, defect, audited, change, together }: Job): boolean =>
  (pool ?? defect ?? audited ?? change ?? together) === undefined;
