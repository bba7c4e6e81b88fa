import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'onChange' | 'children'> & {
    readonly value: string;
    readonly onText: (text: string) => void;
  };

/** A field with one line of text. */
export const TextField = ({ label, name, hint, error, onText, ...input }: TextFieldProps) => (
  <Field label={label} name={name} hint={hint} error={error}>
    {(wiring) => (
      <input
        {...wiring}
        type="text"
        autoComplete="off"
        {...input}
        onChange={({ target }) => onText(target.value)}
      />
    )}
  </Field>
);
