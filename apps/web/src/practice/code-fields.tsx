import { Field } from '../ui/field.tsx';
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
      <Field key={name} label={`Code of ${name}`} name={`${prefix}-${name.toLowerCase()}-code`}>
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            autoComplete="off"
            value={codes[name] ?? ''}
            onChange={({ target }) => onChange({ ...codes, [name]: target.value })}
          />
        )}
      </Field>
    ))}
  </div>
);
