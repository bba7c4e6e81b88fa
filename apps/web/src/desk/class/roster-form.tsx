import { useState } from 'react';
import type { RosterChange } from '@sparring/contracts/desk/roster';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import { callDesk } from '../call-desk.ts';
import styles from '../desk.module.css';
import { useDeskCall } from '../use-desk-call.ts';
import { RosterChanges } from './roster-changes.tsx';

interface RosterFormProps {
  readonly id: number;
  readonly hasNobody: boolean;
}

/** Takes a list in two steps: what would change, and then the change. */
export const RosterForm = ({ id, hasNobody }: RosterFormProps) => {
  const [text, setText] = useState('');
  const [changes, setChanges] = useState<{ tried: string; of: RosterChange }>();
  const [saved, setSaved] = useState('');
  /** Then it stays as it is, so that what was saved can be read. */
  const [hasSaved, setHasSaved] = useState(false);
  const { run, problem, setProblem } = useDeskCall();
  const isTried = changes !== undefined && changes.tried === text;

  const put = (dry: boolean) =>
    callDesk<RosterChange>('PUT', `/classes/${id}/roster?dry_run=${dry}`, { text });
  const look = () => {
    setSaved('');
    if (text.trim() === '') return setProblem('Paste the list first: a name on each line.');
    void run(async () => setChanges({ tried: text, of: await put(true) }));
  };
  const save = () =>
    void run(async () => {
      const { added, renamed } = await put(false);
      setHasSaved(true);
      setSaved(`Saved: ${added.length} added, ${renamed.length} renamed.`);
      setChanges(undefined);
      setText('');
    });

  return (
    <details {...testable('roster')} className={`box ${styles.fold}`} open={hasNobody || hasSaved}>
      <summary {...testable('roster-toggle')}>
        <h2>List of the class</h2>
      </summary>
      <div className={styles.wide}>
        <Field
          label="Names"
          name="roster-text"
          hint="A name on each line, or a table with name, student id and email from a spreadsheet or Moodle. Pasting the list again adds only who is new; nobody is removed."
          error={problem}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              rows={8}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </div>
      <p className="row middle gap-2-3">
        <Button name="roster-look" onClick={look}>
          See what would change
        </Button>
        {isTried && (
          <Button name="roster-save" onClick={save}>
            Save the list
          </Button>
        )}
      </p>
      <output {...testable('roster-saved')}>{saved}</output>
      <output {...testable('roster-changes')}>
        {isTried && <RosterChanges of={changes.of} />}
      </output>
    </details>
  );
};
