import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { callDesk } from './call-desk.ts';
import { classPath } from './desk-paths.ts';
import { useDeskCall } from './use-desk-call.ts';

/** Begins a class and opens it. */
export const NewClassForm = () => {
  const [title, setTitle] = useState('');
  const [end, setEnd] = useState('');
  const [membersOnly, setMembersOnly] = useState(true);
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
      <Field label="Title" name="new-class-name" hint="Such as Thu 3B." error={problem}>
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            maxLength={80}
            value={title}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field
        label="Ends at"
        name="new-class-end"
        hint="If it is empty, the class ends in 12 hours."
      >
        {(wiring) => (
          <input
            {...wiring}
            type="datetime-local"
            value={end}
            onChange={({ target }) => setEnd(target.value)}
          />
        )}
      </Field>
      <p>
        <Choice
          name="new-class-members-only"
          type="checkbox"
          checked={membersOnly}
          onChange={({ target }) => setMembersOnly(target.checked)}
        >
          Refuse requests without a key
        </Choice>
      </p>
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
