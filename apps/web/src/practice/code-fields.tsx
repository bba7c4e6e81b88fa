import { TextField } from '../ui/text-field.tsx';
import styles from './code-fields.module.css';

interface CodeFieldsProps<Name extends string> {
  readonly names: readonly Name[];
  /** What the id of each field begins with. */
  readonly prefix: string;
  readonly codes: Readonly<Partial<Record<Name, string>>>;
  readonly onChange: (codes: Readonly<Partial<Record<Name, string>>>) => void;
}

/** A field for each code that a learner has found. */
export const CodeFields = <Name extends string>({
  names,
  prefix,
  codes,
  onChange,
}: CodeFieldsProps<Name>) => (
  <div className={styles.codes}>
    {names.map((name) => (
      <TextField
        key={name}
        label={`Code of ${name}`}
        name={`${prefix}-${name.toLowerCase()}-code`}
        value={codes[name] ?? ''}
        onText={(text) => onChange({ ...codes, [name]: text })}
      />
    ))}
  </div>
);
