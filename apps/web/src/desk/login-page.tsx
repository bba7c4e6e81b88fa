import { type SubmitEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { DeskRefusal, logIn } from './call-desk.ts';
import { useDeskCall } from './use-desk-call.ts';

const isOff = (cause: unknown) => cause instanceof DeskRefusal && cause.status === 404;

/** Asks for the key of the teacher. */
export const LoginPage = () => {
  const [key, setKey] = useState('');
  const { isBusy, problem, run, setProblem } = useDeskCall();

  const open = async () => {
    try {
      await logIn(key);
    } catch (cause) {
      if (!isOff(cause)) throw cause;
      throw new DeskRefusal(404, 'There is no desk: start the API with TEACHER_KEY.');
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (key === '') setProblem('Type the key.');
    else void run(open);
  };

  return (
    <>
      <PageHeading>Desk</PageHeading>
      <p>The desk is for teachers. Learners open the address on their sheet.</p>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Key of the teacher"
          name="desk-key"
          hint="The value of TEACHER_KEY with which the API was started."
          error={problem}
          type="password"
          value={key}
          autoComplete="current-password"
          onText={setKey}
        />
        <Button name="desk-open" type="submit" aria-disabled={isBusy}>
          Open the desk
        </Button>
      </form>
    </>
  );
};
