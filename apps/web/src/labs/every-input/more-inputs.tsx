import { useLayoutEffect, useRef } from 'react';
import { atFirst, clubGroups, type MoreName } from '@sparring/practice/labs/every-input/more';
import type { FieldTask } from '@sparring/practice/labs/every-input/tasks';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface MoreInputsProps {
  readonly tasks: Readonly<Record<MoreName, FieldTask>>;
}

/** Controls that are no `<input>`, and a date that has a value at first. */
export const MoreInputs = ({ tasks }: MoreInputsProps) => (
  <div className={styles.fields}>
    <Field label="Clubs" name="every-clubs" hint={tasks.clubs.words}>
      {(wiring) => (
        <select {...wiring} name="clubs" multiple size={8} defaultValue={atFirst.clubs}>
          {clubGroups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option
                  key={option.value}
                  value={option.value}
                  disabled={'disabled' in option && option.disabled}
                >
                  {option.text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
    <Field label="Member since" name="every-joined" hint={tasks.joined.words}>
      {(wiring) => <input {...wiring} name="joined" type="date" defaultValue={atFirst.joined} />}
    </Field>
    <Field label="Remarks" name="every-remarks" hint={tasks.remarks.words}>
      {(wiring) => <textarea {...wiring} name="remarks" rows={3} defaultValue={atFirst.remarks} />}
    </Field>
    <Motto words={tasks.motto.words} />
  </div>
);

/** A form sends no element with contenteditable, so a hidden input gets its text at each input event. */
const Motto = ({ words }: { readonly words: string }) => {
  const sent = useRef<HTMLInputElement>(null);
  /* Not by defaultValue, which React would set again at each render. */
  useLayoutEffect(() => {
    if (sent.current) sent.current.value = atFirst.motto;
  }, []);

  return (
    <div>
      <p id="every-motto-label" className="label">
        Motto
      </p>
      <div
        {...testable('every-motto')}
        className={`control ${styles.motto}`}
        contentEditable
        suppressContentEditableWarning
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="textbox"
        tabIndex={0}
        aria-labelledby="every-motto-label"
        aria-describedby="every-motto-hint"
        spellCheck={false}
        onInput={({ currentTarget }) => {
          if (sent.current) sent.current.value = currentTarget.innerText.trim();
        }}
      >
        {atFirst.motto}
      </div>
      <input {...testable('every-hidden-motto')} ref={sent} type="hidden" name="motto" />
      <p id="every-motto-hint" className={`small ${styles.hint}`}>
        {words}
      </p>
    </div>
  );
};
