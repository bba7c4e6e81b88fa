import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface SignInProps {
  readonly onSend: (username: string, password: string) => void;
}

export const SignIn = ({ onSend }: SignInProps) => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSend(username, password);
  };
  return (
    <form aria-label="Account" onSubmit={send}>
      <Field label="Username" name="personas-username">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            autoComplete="off"
            required
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
      </Field>
      <Field label="Password" name="personas-password">
        {(wiring) => (
          <input
            {...wiring}
            type="password"
            autoComplete="off"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button name="personas-sign-in" type="submit">
        Sign in
      </Button>
    </form>
  );
};
