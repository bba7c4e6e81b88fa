import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { Button } from '../ui/button.tsx';
import { callDesk } from './call-desk.ts';
import { ClassFields } from './class-fields.tsx';
import { classPath } from './desk-paths.ts';
import { useDeskCall } from './use-desk-call.ts';

/** Begins a class and opens it. */
export const NewClassForm = () => {
  const [values, setValues] = useState({ title: '', end: '', membersOnly: true });
  const { title, end, membersOnly } = values;
  const { problem, run, setProblem } = useDeskCall();
  const navigate = useNavigate();

  const begin = async () => {
    const { id } = await callDesk<SchoolClass>('POST', '/classes', {
      title: title.trim(),
      outsiders: membersOnly ? 'refused' : 'allowed',
      ...(end && { ends_at: new Date(end).toISOString() }),
    });
    void navigate(classPath(id));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() === '') setProblem('Type a title, such as Thu 3B.');
    else void run(begin);
  };

  return (
    <form onSubmit={submit} noValidate aria-labelledby="new-class-title">
      <h2 id="new-class-title">New class</h2>
      <ClassFields
        name="new-class"
        values={values}
        onChange={setValues}
        problem={problem}
        titleHint="Such as Thu 3B."
        endHint="If it is empty, the class ends in 12 hours."
      />
      <p>
        While the class goes on, a request to the API without the key of a member then gets 403, so
        that a forgotten key is seen at once.
      </p>
      <Button name="new-class" type="submit">
        Begin the class
      </Button>
    </form>
  );
};
