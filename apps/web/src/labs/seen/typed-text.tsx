import { Field } from '../../ui/field.tsx';

interface TypedTextProps {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

export const TypedText = ({ label, text, onType }: TypedTextProps) => (
  <Field label={label} name={`seen-${label.toLowerCase().replace(' ', '-')}-typed`}>
    {(wiring) => (
      <input
        {...wiring}
        type="text"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);
