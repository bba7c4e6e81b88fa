import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

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
      <TextField
        label="Username"
        name="personas-username"
        required
        value={username}
        onText={setUsername}
      />
      <TextField
        label="Password"
        name="personas-password"
        type="password"
        required
        value={password}
        onText={setPassword}
      />
      <Button name="personas-sign-in" type="submit">
        Sign in
      </Button>
    </form>
  );
};
