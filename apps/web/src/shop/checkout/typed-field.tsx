import { Field } from '../../ui/field.tsx';
import type { PaymentField } from './payment-fields.ts';

interface TypedFieldProps extends PaymentField {
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A message says what its hint says, so it takes the place of the hint. */
export const TypedField = ({
  name,
  label,
  hint,
  input,
  text,
  error,
  onChange,
}: TypedFieldProps) => (
  <Field label={label} name={name} hint={error ? undefined : hint} error={error}>
    {(wiring) => (
      <input
        type="text"
        {...input}
        {...wiring}
        name={name}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
