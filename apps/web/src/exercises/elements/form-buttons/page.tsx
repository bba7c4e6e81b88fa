import { type FormEvent, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { useTemporaryMessage } from '../../../practice/temporary-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

export * from './lesson.ts';

const fields = [
  { id: 'person-name', name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { id: 'person-email', name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { id: 'person-age', name: 'age', label: 'Age', type: 'number', autoComplete: 'off' },
];

const FormButtons = () => {
  const [missing, setMissing] = useState<string[]>([]);
  const [message, show, hide] = useTemporaryMessage(5000);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = emptyInputs(event.currentTarget);
    setMissing(empty.map((input) => input.id));
    if (empty.length === 0) return show('All fields were filled successfully!');
    hide();
    empty[0]?.focus();
  };

  return (
    <form aria-label="Input and button form" noValidate onSubmit={submit}>
      {fields.map(({ id, label, ...input }) => (
        <Field key={id} name={id} label={label} error={errorOf(id, label, missing)}>
          {(wiring) => <input {...wiring} {...input} />}
        </Field>
      ))}
      <Button name="person-submit" type="submit">
        Submit
      </Button>
      <Outcome label="Message" name="animation">
        {message}
      </Outcome>
    </form>
  );
};

export default FormButtons;

const emptyInputs = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter((input) => input.value.trim() === '');

const errorOf = (id: string, label: string, missing: string[]): string | undefined =>
  missing.includes(id) ? `${label} is empty: please fill it in.` : undefined;
