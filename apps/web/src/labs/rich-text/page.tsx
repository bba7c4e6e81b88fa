import { useState, useCallback, useRef } from 'react';
import { mostLines } from '@sparring/contracts/lab-facts/limits';
import type { RichTextFacts } from '@sparring/contracts/lab-facts/rich-text';
import { createChance } from '@sparring/practice/chance';
import { printHtml } from '@sparring/practice/labs/rich-text/html';
import { judge } from '@sparring/practice/labs/rich-text/judge';
import { plain } from '@sparring/practice/labs/rich-text/text';
import { drawWanted, notes, printed } from '@sparring/practice/labs/rich-text/wanted';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { readClipboard } from './clipboard.ts';
import { type Cause, createEditor, type Editor, emptyDraft } from './editor.ts';
import { withWords, type Edit } from './edits.ts';
import type { dials } from './lesson.ts';
import { Message } from './message.tsx';
import { Notes } from './notes.tsx';
import styles from './page.module.css';

/** The editor in the element that `attach` gets, in the page or in a frame. React renders nothing inside this element. */
const useEditor = () => {
  const editor = useRef<Editor>(undefined);
  const [draft, setDraft] = useState(emptyDraft);

  const attach = useCallback((element: HTMLElement | null) => {
    editor.current?.close();
    setDraft(emptyDraft);
    editor.current = element ? createEditor(element, setDraft) : undefined;
  }, []);

  return {
    attach,
    draft,
    change: (edit: Edit, cause: Cause) => editor.current?.change(edit, cause),
    isByScript: () => editor.current?.isByScript() ?? false,
  };
};

export * from './lesson.ts';

const RichText = ({ level, seed }: Settings<typeof dials>) => {
  const [wanted] = useState(() => drawWanted(createChance(seed)));
  const { attach, draft, change, isByScript } = useEditor();
  const isFramed = level > 1;
  const [told, setTold] = useState('');
  const [facts, setFacts] = useState<RichTextFacts>();

  const paste = async (click: Cause) => {
    const read = await readClipboard();
    if ('text' in read) change(withWords(read.text), click);
    setTold(
      'text' in read ? 'Pasted as plain text.' : `${read.refusal} Press Ctrl+V in Message instead.`,
    );
  };
  const check = () => {
    const lines = printed(draft.text).slice(0, mostLines);
    setFacts({ seed, level, lines, by_script: isByScript() });
  };

  return (
    <>
      <Outcome label="Wanted" name="rich-wanted">
        <span className={styles.sentence}>
          We train on <strong>{wanted.day}</strong>.
        </span>
      </Outcome>
      <p>
        The day is bold. Below the sentence come the notes, with their formats, but without the
        background.
      </p>
      <Notes wanted={wanted} plainText={plain(notes(wanted))} onCopy={setTold} />
      <Outcome label="Clipboard" name="rich-clipboard">
        {told}
      </Outcome>
      <Message isFramed={isFramed} attach={attach} draft={draft} onEdit={change} />
      <div className={styles.buttons}>
        <Button name="rich-paste-text" look="plain" onClick={(click) => void paste(click)}>
          Paste as text
        </Button>
        <Button name="rich-check" onClick={check}>
          Check
        </Button>
      </div>
      <Outcome label="HTML" name="rich-html" quiet>
        {printHtml(draft.text)}
      </Outcome>
      <Outcome label="Plain text" name="rich-plain" quiet>
        {plain(draft.text)}
      </Outcome>
      <Verdict name="rich-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default RichText;
