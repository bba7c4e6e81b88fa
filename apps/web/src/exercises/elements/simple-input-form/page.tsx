import { type FormEvent, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

export * from './lesson.ts';

const SimpleInputForm = () => {
  const [holds, setHolds] = useState('nothing');
  const mirror = (event: FormEvent<HTMLFormElement>) => setHolds(describe(event.currentTarget));

  return (
    <form
      aria-label="Simple input form"
      noValidate
      onChange={mirror}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Full name" name="full-name">
        {(wiring) => <input {...wiring} type="text" autoComplete="name" />}
      </Field>
      <Field label="Email" name="email">
        {(wiring) => <input {...wiring} type="email" autoComplete="email" />}
      </Field>
      <Field label="Current address" name="current-address">
        {(wiring) => <textarea {...wiring} rows={3} autoComplete="street-address" />}
      </Field>
      <Field label="Permanent address" name="permanent-address">
        {(wiring) => <textarea {...wiring} rows={3} autoComplete="street-address" />}
      </Field>
      <Button name="form-submit" type="submit">
        Submit
      </Button>
      <Outcome label="The form holds" name="form-holds" quiet>
        {holds}
      </Outcome>
    </form>
  );
};

export default SimpleInputForm;

const describe = (form: HTMLFormElement): string => {
  const controls = form.querySelectorAll<HTMLInputElement>('input, textarea');
  const filled = [...controls].filter((control) => control.value !== '');
  return (
    filled.map(({ labels, value }) => `${labels?.[0]?.textContent}: ${value}`).join('; ') ||
    'nothing'
  );
};
