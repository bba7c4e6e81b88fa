import { Field } from '../../ui/field.tsx';
import { idealBanks } from '../order.ts';

interface BankFieldProps {
  readonly bank: string;
  readonly error: string | undefined;
  readonly onChange: (bank: string) => void;
}

export const BankField = ({ bank, error, onChange }: BankFieldProps) => (
  <Field label="Bank" name="ideal-bank" error={error}>
    {(wiring) => (
      <select
        {...wiring}
        name="ideal-bank"
        value={bank}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Choose a bank</option>
        {idealBanks.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    )}
  </Field>
);
