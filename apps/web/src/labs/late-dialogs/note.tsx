import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

/** The browser asks before it loads another document while the note is not saved. */
export const Note = () => {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  const [timesStayed, setTimesStayed] = useState(0);
  const isUnsaved = text !== '' && text !== saved;

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // A page that is left is gone before this.
      clock.after(200, () => setTimesStayed((times) => times + 1));
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <>
      <TextField label="Note" name="later-note" value={text} onText={setText} />
      <div className={`buttons ${styles.buttons}`}>
        <Button name="later-save" onClick={() => setSaved(text)}>
          Save
        </Button>
        <a {...testable('later-leave')} href={paths.labs}>
          Leave the lab
        </a>
      </div>
      <Outcome label="State" name="later-state">
        {stateOf(isUnsaved, saved, timesStayed)}
      </Outcome>
    </>
  );
};

const stateOf = (isUnsaved: boolean, saved: string, timesStayed: number): string => {
  const state = isUnsaved ? 'Not saved' : saved ? `Saved: ${saved}` : 'Empty';
  return timesStayed > 0 ? `${state}. You stayed: ${timesStayed}` : state;
};
