import { type SubmitEvent, useState } from 'react';
import type { Plan, TaskCount } from '@sparring/contracts/desk/marks';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import styles from '../desk.module.css';
import { useDeskCall } from '../use-desk-call.ts';
import { localTime } from '../words.ts';
import { PlanChoices } from './plan-choices.tsx';
import { PlanOrder } from './plan-order.tsx';
import type { ClassPlan } from './use-class-plan.ts';

/**
 * Which tasks the class does, in which order, and until when they count. Its 36 names are on the page only from the first
 * opening on, so that a test of the desk does not find them beside its own fields.
 */
export const PlanForm = ({ plan, all, save }: ClassPlan) => {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      {...testable('plan')}
      className={`box ${styles.fold}`}
      onToggle={({ currentTarget }) => setWasOpened((last) => last || currentTarget.open)}
    >
      <summary {...testable('plan-toggle')}>
        <h2>Plan: the tasks of the class</h2>
      </summary>
      {wasOpened && plan && all.length > 0 && <LoadedForm plan={plan} all={all} save={save} />}
    </details>
  );
};

interface LoadedFormProps {
  readonly plan: Plan;
  readonly all: readonly TaskCount[];
  readonly save: ClassPlan['save'];
}

const sizeInWords = (tasks: readonly TaskCount[]): string => {
  const sum = (key: 'points' | 'minutes') => tasks.reduce((total, task) => total + task[key], 0);
  return `${tasks.length} ${tasks.length === 1 ? 'task' : 'tasks'}, ${sum('points')} points, about ${sum('minutes')} minutes`;
};

const LoadedForm = ({ plan, all, save }: LoadedFormProps) => {
  const [draft, setDraft] = useState<Plan>();
  const [saved, setSaved] = useState('');
  const { run, problem } = useDeskCall();
  const shown = draft ?? plan;
  const chosen = shown.tasks.flatMap((id) => all.find((task) => task.id === id) ?? []);
  const change = (next: Partial<Plan>) => {
    setSaved('');
    setDraft({ ...shown, ...next });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await save(shown);
      setDraft(undefined);
      setSaved('Saved: members see it on their page of tasks.');
    });
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Plan">
      <p>
        What members have done before counts, too. Without a plan the class has no marks; members
        can do every task all the same.
      </p>
      <PlanChoices all={all} chosen={shown.tasks} onChange={(tasks) => change({ tasks })} />
      <h3>
        In this order: <span {...testable('plan-size')}>{sizeInWords(chosen)}</span>
      </h3>
      <PlanOrder tasks={chosen} onChange={(tasks) => change({ tasks })} />
      <Field
        label="Counts until"
        name="plan-until"
        hint="What is done later is late, and gives no points. Empty: nothing is late."
      >
        {(wiring) => (
          <input
            {...wiring}
            type="datetime-local"
            value={shown.counts_until === null ? '' : localTime(shown.counts_until)}
            onChange={({ target: { value } }) =>
              change({ counts_until: value === '' ? null : new Date(value).toISOString() })
            }
          />
        )}
      </Field>
      <Choice
        name="plan-reported"
        type="checkbox"
        checked={shown.counts_reported}
        onChange={({ target }) => change({ counts_reported: target.checked })}
      >
        Give points for what the page of a lab reports, which a learner can forge
      </Choice>
      <output {...testable('plan-problem')} className="problem breakable">
        {problem}
      </output>
      <p className="row middle gap-2-3">
        <Button name="plan-save" type="submit">
          Save the plan
        </Button>
        <a
          {...testable('plan-sheet')}
          href={`${paths.tasks}/sheet?tasks=${shown.tasks.join(',')}`}
          target="_blank"
          rel="noreferrer"
        >
          The plan on paper
        </a>
        <output {...testable('plan-saved')}>
          {draft === undefined ? saved : 'Not saved yet.'}
        </output>
      </p>
    </form>
  );
};
