import { useState } from 'react';
import { useLocation } from 'react-router';
import type { NotesFacts } from '@sparring/contracts/lab-facts/notes';
import { judge } from '@sparring/practice/labs/notes/judge';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { focusAfter } from '../../ui/focus-after.ts';
import { testable } from '../../ui/testable.ts';
import { ChangeNote } from './change-note.tsx';
import type { dials } from './lesson.ts';
import { NewNote } from './new-note.tsx';
import { NoteTable } from './note-table.tsx';
import { type NoteRow, rowsOf } from './rows.ts';
import { useNotebook } from './use-notebook.ts';

export * from './lesson.ts';

const Notes = ({ delay, offline, seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [workspace] = useState(() => nameOfTab(search));
  const { notebook, shown } = useNotebook({ workspace, delay, isSwitchedOff: offline > 0 });
  const [edited, setEdited] = useState<NoteRow & { readonly number: number }>();
  const [facts, setFacts] = useState<NotesFacts>();

  const rows = rowsOf(shown);

  const endEdit = (
    { id, version, number }: NoteRow & { readonly number: number },
    text?: string,
  ) => {
    if (text !== undefined) notebook.write({ id, version, text });
    // The button of a note that was changed is disabled.
    const place = text === undefined ? `notes-edit-${number}` : 'notes-new';
    focusAfter(() => setEdited(undefined), place);
  };
  const check = async () => {
    const found = await notebook.facts();
    if (found) setFacts({ seed, delay, ...found, writes: [...found.writes] });
  };

  return (
    <>
      <Choice
        name="notes-offline"
        type="checkbox"
        checked={shown.isSwitchedOff}
        onChange={({ target }) => notebook.switchOff(target.checked)}
      >
        Offline
      </Choice>
      <NewNote queue={shown.queue} isOffline={shown.isOffline} onAdd={notebook.write} />
      <NoteTable rows={rows} onEdit={(row, number) => setEdited({ ...row, number })} />
      {rows.length === 0 && <p className="muted">There are no notes yet.</p>}
      {edited && (
        <ChangeNote key={edited.id} note={edited} onEnd={(text) => endEdit(edited, text)} />
      )}
      <Outcome label="Pending" name="notes-pending">
        {shown.queue.length}
      </Outcome>
      <Outcome label="Message" name="notes-message">
        {shown.message}
      </Outcome>
      <p>
        <a {...testable('notes-tab')} href={`?workspace=${workspace}`} target="_blank">
          The same notes in another tab
        </a>
      </p>
      <div className="row around">
        <Button name="notes-clear" look="plain" onClick={() => void notebook.clear()}>
          Start over
        </Button>
        <Button name="notes-check" onClick={() => void check()}>
          Check
        </Button>
      </div>
      <Verdict name="notes-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Notes;
