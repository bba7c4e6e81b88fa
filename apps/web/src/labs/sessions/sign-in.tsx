import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Login } from './server.ts';

/** The first factor. */
export const PasswordForm = ({ onSend }: { readonly onSend: (login: Login) => void }) => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSend({ username, password });
  };
  return (
    <form aria-label="First step" onSubmit={send}>
      <TextField
        label="Username"
        name="sessions-username"
        autoComplete="username"
        required
        value={username}
        onText={setUsername}
      />
      <TextField
        label="Password"
        name="sessions-password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onText={setPassword}
      />
      <Button name="sessions-sign-in" type="submit">
        Sign in
      </Button>
    </form>
  );
};

/** The second factor. */
export const CodeForm = ({ onSend }: { readonly onSend: (code: string) => void }) => {
  const [code, setCode] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSend(code.trim());
  };
  return (
    <form aria-label="Second step" onSubmit={send}>
      <TextField
        label="One-time code"
        name="sessions-one-time-code"
        hint="Six digits."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onText={setCode}
      />
      <Button name="sessions-confirm" type="submit">
        Confirm
      </Button>
    </form>
  );
};
