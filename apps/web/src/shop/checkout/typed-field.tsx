import { Field } from '../../ui/field.tsx';
import type { PaymentField } from './payment-fields.ts';

interface TypedFieldProps extends PaymentField {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export function TypedField({ name, label, hint, input, text, error, onChange }: TypedFieldProps) {
  return (
    <Field label={label} name={name} hint={hint} error={error}>
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
}
