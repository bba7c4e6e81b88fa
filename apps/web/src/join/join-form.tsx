import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { joinPath } from '../session/workspace-name.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

interface JoinFormProps {
  readonly typed: string;
  /** Why the typed key is not taken. */
  readonly problem: string | undefined;
}

/** The key, for whoever has no link. */
export const JoinForm = ({ typed, problem }: JoinFormProps) => {
  const [key, setKey] = useState(typed);
  const [empty, setEmpty] = useState(false);
  const navigate = useNavigate();
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    const next = key.trim().toLowerCase();
    setEmpty(next === '');
    /* The same address again asks again. */
    if (next !== '') void navigate(joinPath(encodeURIComponent(next)));
  };
  return (
    <form onSubmit={join} noValidate>
      <p>Your teacher has given you a key. It is the name of your workspace.</p>
      <TextField
        label="Key"
        name="join-key"
        hint="As it is printed on your sheet, such as k7q2-9xwm."
        error={empty ? 'Type the key.' : problem}
        value={key}
        autoCapitalize="none"
        spellCheck={false}
        onText={setKey}
      />
      <Button name="join" type="submit">
        Join
      </Button>
    </form>
  );
};
