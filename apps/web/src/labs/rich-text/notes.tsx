import { type Ref, useRef } from 'react';
import { rulesAddress, type Wanted } from '@sparring/practice/labs/rich-text/wanted';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { copy } from './clipboard.ts';
import styles from './page.module.css';

interface NotesProps {
  readonly wanted: Wanted;
  readonly plainText: string;
  readonly onCopy: (told: string) => void;
}

/** What has to be copied. It has a mark and an id, which Message does not take over. */
export const Notes = ({ wanted, plainText, onCopy }: NotesProps) => {
  const element = useRef<HTMLElement>(null);
  const copyNotes = async () => {
    const { current } = element;
    if (!current) return;
    const problem = await copy(current.innerHTML, plainText);
    if (problem) getSelection()?.selectAllChildren(current);
    onCopy(
      problem
        ? `${problem.refusal} The notes are selected: press Ctrl+C.`
        : 'Copied as HTML and as plain text.',
    );
  };

  return (
    <>
      <Paper ref={element} things={wanted.things} />
      <Button name="rich-copy" look="plain" onClick={() => void copyNotes()}>
        Copy the notes
      </Button>
    </>
  );
};

interface PaperProps {
  readonly ref: Ref<HTMLElement>;
  readonly things: Wanted['things'];
}

const Paper = ({ ref, things: [one, other] }: PaperProps) => (
  <section {...testable('rich-notes')} ref={ref} className={styles.notes} aria-label="Notes">
    <p>
      Bring <em>two</em> <mark>of each</mark>, and read{' '}
      <a {...testable('rich-rules')} href={rulesAddress}>
        the rules
      </a>
      .
    </p>
    <ul>
      <li>
        <strong>{one}</strong>
      </li>
      <li>{other}</li>
    </ul>
  </section>
);
