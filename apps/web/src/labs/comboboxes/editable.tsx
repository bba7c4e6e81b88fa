import { type KeyboardEvent, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { type Box, closed, offered, pressed } from './combobox.ts';
import { optionId, Options } from './options.tsx';
import styles from './page.module.css';

interface EditableProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly options: readonly string[];
  /** The text while nothing is being typed. */
  readonly value: string;
  readonly onChoose: (option: string) => void;
}

/** A field with a list that follows what is typed. Only an option of the list can be chosen. */
export const Editable = ({ name, label, hint, options, value, onChoose }: EditableProps) => {
  const [box, setBox] = useState<Box>();
  const { text, isOpen, active } = box ?? closed(value);
  const shown = offered(options, text);
  const list = `${name}-list`;
  const activeOption = isOpen && active !== undefined ? shown[active] : undefined;

  const choose = (option: string) => {
    onChoose(option);
    setBox(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const done = pressed(event.key, { text, isOpen, active }, shown);
    if (!done) return;
    event.preventDefault();
    if ('choice' in done) choose(done.choice);
    else setBox(done.box);
  };

  return (
    <div className={styles.combobox}>
      <Field label={label} name={name} hint={hint}>
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={activeOption && optionId(list, activeOption)}
            value={text}
            onChange={({ target }) => setBox({ text: target.value, isOpen: true })}
            onKeyDown={press}
            onBlur={() => setBox(undefined)}
          />
        )}
      </Field>
      {isOpen && (
        <Options
          name={list}
          label={`Cities for ${label}`}
          options={shown}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
};
