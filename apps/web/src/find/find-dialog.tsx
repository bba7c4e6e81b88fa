import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { entries as printed } from 'virtual:find-entries';
import { chapters } from 'virtual:rule-book';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { takesFocus } from '../ui/takes-focus.ts';
import { testable } from '../ui/testable.ts';
import { find } from './find.ts';
import styles from './find-dialog.module.css';
import { isKeyOn, switchKey } from './key-setting.ts';
import { Results } from './results.tsx';
import { ruleEntries } from './rule-entries.ts';

const entries = [...printed, ...ruleEntries(chapters)];

export interface FindDialogProps {
  /** The words to begin with. */
  readonly asked: string;
  readonly onClose: () => void;
}

const inWords = (count: number): string => {
  if (count === 0) return 'Nothing found. Use fewer or shorter words.';
  return count === 1 ? '1 result' : `${count} results`;
};

/** Moves the focus between the field and the results; Enter in the field opens the first result. */
const followKey = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('#find-words, li > a')];
  const at = stops.findIndex((stop) => stop === event.target);
  if (at < 0) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) stops[(at + step + stops.length) % stops.length]?.focus();
  else if (event.key === 'Enter' && at === 0) stops[1]?.click();
  else return;
  event.preventDefault();
};

const FindDialog = ({ asked, onClose }: FindDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(asked);
  const [byKey, setByKey] = useState(isKeyOn);
  const groups = find(entries, words);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...testable('find')}
      ref={dialog}
      className={`panel ${styles.findDialog}`}
      aria-labelledby="find-title"
      closedby="any"
      onClose={onClose}
      onKeyDown={followKey}
    >
      <div className={`actions ${styles.head}`}>
        <h2 id="find-title">Find on this site</h2>
        <Button name="find-close" look="plain" onClick={close}>
          Close
        </Button>
      </div>
      <Field
        label="Words"
        name="find-words"
        hint="Of an exercise, a lab, a guide or a rule; a path or a status of the API; a number such as CART-03."
      >
        {(wiring) => (
          <input
            {...wiring}
            type="search"
            autoComplete="off"
            ref={takesFocus}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <output {...testable('find-count')}>{words.trim() && inWords(count)}</output>
      <Results groups={groups} words={words} onFollow={close} />
      <p className={styles.setting}>
        <Choice
          name="find-by-key"
          type="checkbox"
          checked={byKey}
          onChange={({ target }) => {
            switchKey(target.checked);
            setByKey(target.checked);
          }}
        >
          The key / opens this, except in fields, exercises and labs
        </Choice>
      </p>
    </dialog>
  );
};

export default FindDialog;
