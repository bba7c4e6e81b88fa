import { Choice } from '../ui/choice.tsx';
import { TextField } from '../ui/text-field.tsx';

export interface ClassFieldValues {
  readonly title: string;
  readonly end: string;
  readonly membersOnly: boolean;
}

interface ClassFieldsProps {
  /** What the ids of the fields begin with. */
  readonly name: string;
  readonly values: ClassFieldValues;
  readonly onChange: (values: ClassFieldValues) => void;
  readonly problem: string | undefined;
  readonly titleHint?: string;
  readonly endHint?: string;
}

/** The title, the end and the outsiders of a class. */
export const ClassFields = ({
  name,
  values,
  onChange,
  problem,
  titleHint,
  endHint,
}: ClassFieldsProps) => (
  <>
    <TextField
      label="Title"
      name={`${name}-name`}
      hint={titleHint}
      error={problem}
      maxLength={80}
      value={values.title}
      onText={(text) => onChange({ ...values, title: text })}
    />
    <TextField
      label="Ends at"
      name={`${name}-end`}
      hint={endHint}
      type="datetime-local"
      value={values.end}
      onText={(text) => onChange({ ...values, end: text })}
    />
    <p>
      <Choice
        name={`${name}-members-only`}
        type="checkbox"
        checked={values.membersOnly}
        onChange={({ target }) => onChange({ ...values, membersOnly: target.checked })}
      >
        Refuse requests without a key
      </Choice>
    </p>
  </>
);
