import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
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
      <Field label="Username" name="sessions-username">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            autoComplete="username"
            required
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
      </Field>
      <Field label="Password" name="sessions-password">
        {(wiring) => (
          <input
            {...wiring}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
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
      <Field label="One-time code" name="sessions-one-time-code" hint="Six digits.">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Button name="sessions-confirm" type="submit">
        Confirm
      </Button>
    </form>
  );
};
