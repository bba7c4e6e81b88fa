/* oxlint-disable jsx-a11y/prefer-tag-over-role -- this lab is about lists that are not native */
import { type KeyboardEvent, useState } from 'react';
import { testable } from '../../ui/testable.ts';
import { closed, pressed } from './combobox.ts';
import { optionId, Options } from './options.tsx';
import styles from './page.module.css';

interface LookAlikeProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChoose: (option: string) => void;
}

/** Looks like a native select and is a button with a list. */
export const LookAlike = ({ name, label, hint, options, value, onChoose }: LookAlikeProps) => {
  const [box, setBox] = useState(closed(''));
  const { isOpen, active } = box;
  const list = `${name}-list`;
  const activeOption = isOpen && active !== undefined ? options[active] : undefined;

  const choose = (option: string) => {
    onChoose(option);
    setBox(closed(''));
  };
  const press = (event: KeyboardEvent) => {
    const done = pressed(event.key, box, options);
    if (!done) return;
    event.preventDefault();
    if ('choice' in done) choose(done.choice);
    else setBox(done.box);
  };

  return (
    <div className={styles.combobox}>
      <span id={`${name}-label`} className="label">
        {label}
      </span>
      <button
        {...testable(name)}
        className={`control ${styles.lookAlike}`}
        type="button"
        role="combobox"
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-hint`}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={activeOption && optionId(list, activeOption)}
        onClick={() => setBox({ text: '', isOpen: !isOpen })}
        onKeyDown={press}
        onBlur={() => setBox(closed(''))}
      >
        {value || 'Choose a city'}
      </button>
      <p id={`${name}-hint`} className={`small ${styles.hint}`}>
        {hint}
      </p>
      {isOpen && (
        <Options
          name={list}
          label={`Cities for ${label}`}
          options={options}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
};
