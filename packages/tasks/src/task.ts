import type { EvidenceKind } from '@sparring/contracts/tasks/task';
import type { PathId, TaskId } from '@sparring/contracts/tasks/task-ids';
import type { RuleId } from '@sparring/rules/rule-book';
import type { CardProof, LogProof } from './proof.ts';

interface AnyTask {
  readonly title: string;
  readonly text: string;
  readonly points: number;
  readonly minutes: number;
  readonly rules: readonly RuleId[];
  /** In steps: the third one nearly says it. */
  readonly hints: readonly [string, string, string];
}

/** A task of which the log shows that it is done: seen at the API, or reported by the page of a lab. */
export interface LoggedTask extends AnyTask {
  readonly kind: Exclude<EvidenceKind, 'graded'>;
  readonly proof: LogProof;
}

/** A task of which a card of the grader shows that it is done. */
export interface GradedTask extends AnyTask {
  readonly kind: 'graded';
  readonly proof: CardProof;
}

export type TaskData = LoggedTask | GradedTask;

export interface Path<Id extends PathId = PathId> {
  /** The chapters of CTFL 4.0 and of CTAL-TAE 2.0. */
  readonly syllabus: { readonly ctfl: readonly number[]; readonly tae: readonly number[] };
  readonly tasks: { readonly [Task in TaskId<Id>]: TaskData };
}
