import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './page.module.css';
import type { NoteRow } from './rows.ts';

interface ChangeNoteProps {
  readonly note: NoteRow;
  /** Undefined when it is cancelled. */
  readonly onEnd: (text: string | undefined) => void;
}

/** The version is that of the moment at which Edit was pressed, whatever other tabs do meanwhile. */
export const ChangeNote = ({ note, onEnd }: ChangeNoteProps) => {
  const [text, setText] = useState(note.text);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onEnd(text);
  };

  return (
    <form className={styles.line} aria-label="Change a note" autoComplete="off" onSubmit={save}>
      <Field label="New text" name="notes-text">
        {(wiring) => (
          <input
            {...wiring}
            ref={focus}
            type="text"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button name="notes-save" look="plain" type="submit">
        Save
      </Button>
      <Button name="notes-cancel" look="plain" onClick={() => onEnd(undefined)}>
        Cancel
      </Button>
    </form>
  );
};

const focus = (input: HTMLInputElement | null): void => input?.focus();
