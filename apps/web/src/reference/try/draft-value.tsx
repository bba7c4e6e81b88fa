import { Field } from '../../ui/field.tsx';
import { kebab } from '../kebab.ts';
import type { DraftField } from '../../practice/call/draft.ts';

interface DraftValueProps {
  /** What the id begins with. */
  readonly name: string;
  readonly field: DraftField;
  /** The only values that the API accepts, if there are a few. */
  readonly choices: readonly string[] | undefined;
  readonly onChange: (value: string) => void;
}

/** No parameter accepts it, so that the reader can provoke the error. */
const refused = 'something-else';

/** One value of a request: a select box if the API accepts only a few values. */
export const DraftValue = ({ name, field, choices, onChange }: DraftValueProps) => (
  <Field
    label={
      <>
        {field.name}
        <span className="visually-hidden"> ({field.place})</span>
      </>
    }
    name={`${name}-${field.place}-${kebab(field.name)}`}
  >
    {(wiring) =>
      choices ? (
        <select {...wiring} value={field.value} onChange={({ target }) => onChange(target.value)}>
          <option value="">not sent</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
          <option value={refused}>{refused} (gets 400)</option>
        </select>
      ) : (
        <input
          {...wiring}
          type="text"
          value={field.value}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    }
  </Field>
);
