import { type KeyboardEvent, useRef } from 'react';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

export const noCode: readonly string[] = Array.from({ length: 6 }, () => '');

interface CodeBoxesProps {
  /** A digit or nothing for each box. */
  readonly code: readonly string[];
  readonly onChange: (code: readonly string[]) => void;
}

/** A code with a box for each digit. */
export const CodeBoxes = ({ code, onChange }: CodeBoxesProps) => {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const focus = (at: number) => boxes.current?.querySelectorAll('input')[at]?.focus();
  const put = (at: number, digits: readonly string[]) =>
    onChange(code.map((digit, box) => digits[box - at] ?? digit));

  const type = (at: number, value: string) => {
    const digits = value.match(/\d/g) ?? [];
    if (value === '') put(at, ['']);
    if (digits.length === 0) return;
    const first = digits.length >= code.length ? 0 : at;
    put(first, digits);
    focus(Math.min(first + digits.length, code.length - 1));
  };

  const goBack = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Backspace' || code[at] !== '' || at === 0) return;
    event.preventDefault();
    put(at - 1, ['']);
    focus(at - 1);
  };

  return (
    <fieldset ref={boxes} className={`row ${styles.boxes}`}>
      <legend>Code</legend>
      {code.map((digit, at) => (
        <input
          key={`box-${at + 1}`}
          {...testable(`mailbox-digit-${at + 1}`)}
          aria-label={`Digit ${at + 1} of ${code.length}`}
          type="tel"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          value={digit}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(at, target.value)}
          onKeyDown={(event) => goBack(event, at)}
        />
      ))}
    </fieldset>
  );
};
