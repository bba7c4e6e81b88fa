import { type SubmitEvent, useState } from 'react';
import type { StartingPoint } from '@sparring/contracts/desk/starting-point';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { callDesk } from '../call-desk.ts';
import styles from '../desk.module.css';
import { useDeskCall } from '../use-desk-call.ts';
import { useDeskValue } from '../use-desk-value.ts';
import { fieldsOf, startOf, type StartFields } from './start-fields.ts';
import { StartInputs } from './start-inputs.tsx';

/** The starting point of the class, to which every reset of a member returns. */
export const StartForm = ({ id }: { readonly id: number }) => {
  const path = `/classes/${id}/start`;
  const { value: start } = useDeskValue<StartingPoint>(path);
  return (
    <details {...testable('start')} className={`box ${styles.fold}`}>
      <summary {...testable('start-toggle')}>
        <h2>Starting point</h2>
      </summary>
      <p>
        All members begin with these settings, and every reset of a member returns to them. An empty
        field means the value of a new workspace.
      </p>
      {start && <LoadedForm path={path} start={start} />}
    </details>
  );
};

const LoadedForm = ({ path, start }: { readonly path: string; readonly start: StartingPoint }) => {
  const [fields, setFields] = useState(() => fieldsOf(start));
  const [saved, setSaved] = useState('');
  const { run, problem } = useDeskCall();
  const set = (name: keyof StartFields, text: string) =>
    setFields((last) => ({ ...last, [name]: text }));

  const save = (apply: 'now' | 'later') =>
    void run(async () => {
      setSaved('');
      setFields(fieldsOf(await callDesk('PUT', `${path}?apply=${apply}`, startOf(fields))));
      setSaved(
        apply === 'now'
          ? 'All members have it now; their data stays.'
          : 'Each member gets it with the next reset.',
      );
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save('now');
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Starting point">
      <StartInputs fields={fields} set={set} />
      <output {...testable('start-problem')} className="problem breakable">
        {problem}
      </output>
      <p className="row middle gap-2-3">
        <Button name="start-save" type="submit">
          Give it to all now
        </Button>
        <Button name="start-save-later" look="plain" onClick={() => save('later')}>
          At the next reset of each
        </Button>
        <output {...testable('start-saved')}>{saved}</output>
      </p>
    </form>
  );
};
