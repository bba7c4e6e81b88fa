import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { callDesk } from '../call-desk.ts';
import { ClassFields } from '../class-fields.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import styles from '../desk.module.css';
import { deskHome } from '../desk-paths.ts';
import { useDeskCall } from '../use-desk-call.ts';
import { localTime } from '../words.ts';

interface ClassSettingsProps {
  readonly found: SchoolClass;
  readonly change: (sent: Partial<SchoolClass>) => Promise<void>;
}

/** The title, the end and the outsiders of a class, and its deletion. */
export const ClassSettings = ({ found, change }: ClassSettingsProps) => {
  const [values, setValues] = useState({
    title: found.title,
    end: localTime(found.ends_at),
    membersOnly: found.outsiders === 'refused',
  });
  const { title, end, membersOnly } = values;
  const [saved, setSaved] = useState('');
  const { run, problem } = useDeskCall();
  const navigate = useNavigate();

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      setSaved('');
      await change({
        title: title.trim(),
        outsiders: membersOnly ? 'refused' : 'allowed',
        ...(end && end !== localTime(found.ends_at) && { ends_at: new Date(end).toISOString() }),
      });
      setSaved('Saved.');
    });
  };
  const endNow = () =>
    void run(async () => {
      await change({ ends_at: new Date().toISOString() });
      setSaved('The class has ended.');
    });
  const remove = () =>
    void run(async () => {
      await callDesk('DELETE', `/classes/${found.id}`);
      void navigate(deskHome);
    });

  return (
    <details {...testable('class-settings')} className={`box ${styles.fold}`}>
      <summary {...testable('class-settings-toggle')}>
        <h2>Settings and end of the class</h2>
      </summary>
      <form onSubmit={save} noValidate aria-label="Settings of the class">
        <ClassFields name="class" values={values} onChange={setValues} problem={problem} />
        <p className="row middle gap-2-3">
          <Button name="class-save" type="submit">
            Save the settings
          </Button>
          <output {...testable('class-saved')}>{saved}</output>
        </p>
      </form>
      <div className="row middle gap-2-3">
        <ConfirmButton
          name="class-end-now"
          label="End the class now"
          question="End the class? Nothing is recorded any more, and nobody is refused for lack of a key. Names, keys and data stay; a later end opens it again."
          yes="Yes, end it"
          onYes={endNow}
        />
        <ConfirmButton
          name="class-delete"
          label="Delete the class"
          question={`Delete ${found.title}? The names and keys of its ${found.members} members, their workspaces and their logs are lost. This cannot be undone.`}
          yes="Yes, delete all of it"
          onYes={remove}
        />
      </div>
    </details>
  );
};
