/* oxlint-disable jsx-a11y/prefer-tag-over-role -- this lab is about lists that are not native */
import type { MouseEvent } from 'react';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface OptionsProps {
  /** Id and test id of the list. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly active: number | undefined;
  readonly onChoose: (option: string) => void;
}

export const optionId = (name: string, option: string): string => `${name}-${option.toLowerCase()}`;

/** The list below a combobox. The focus stays in the combobox, which names the active option. */
export const Options = ({ name, label, options, active, onChoose }: OptionsProps) => {
  const choosing = (option: string) => ({
    onClick: () => onChoose(option),
    // Otherwise the press would take the focus from the combobox.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });

  return (
    <div {...testable(name)} className={styles.options} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <div
          key={option}
          {...testable(optionId(name, option))}
          ref={index === active ? scrollTo : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          {...choosing(option)}
        >
          {option}
        </div>
      ))}
    </div>
  );
};

/** The list is higher than its box. */
const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
