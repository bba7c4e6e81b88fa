import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './page.module.css';
import { newId, type Write } from './queue.ts';

interface NewNoteProps {
  /** The writes without a response. */
  readonly queue: readonly Write[];
  readonly isOffline: boolean;
  readonly onAdd: (note: Pick<Write, 'id' | 'text'>) => void;
}

interface Draft {
  readonly id: string;
  readonly text: string;
  readonly isSent: boolean;
}

const empty = (): Draft => ({ id: newId(), text: '', isSent: false });

/** The text stays until it has a response, and with it the id of the note: to press again sends the same note. */
export const NewNote = ({ queue, isOffline, onAdd }: NewNoteProps) => {
  const [draft, setDraft] = useState(empty);
  if (draft.isSent && !queue.some(({ id }) => id === draft.id)) setDraft(empty());

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const { id, text } = draft;
    if (text.trim() === '') return;
    onAdd({ id, text });
    setDraft(isOffline ? empty() : { ...draft, isSent: true });
  };

  return (
    <form className={styles.line} aria-label="Add a note" autoComplete="off" onSubmit={add}>
      <Field label="New note" name="notes-new">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            value={draft.text}
            onChange={({ target }) => setDraft({ ...empty(), text: target.value })}
          />
        )}
      </Field>
      <Button name="notes-add" look="plain" type="submit">
        Add
      </Button>
    </form>
  );
};
