import { type SubmitEvent, useState } from 'react';
import { isDemoPair } from '../practice/demo-account.ts';
import { Outcome } from '../practice/outcome.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { testable } from '../ui/testable.ts';
import { DemoSection } from './demo-section.tsx';

export const BasicAuth = () => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = isDemoPair({ username, password });
    setMessage(isRight ? 'Authentication successful!' : 'Invalid credentials!');
  };

  return (
    <DemoSection name="auth" title="Basic Auth">
      <form {...testable('auth-form')} aria-label="Basic Auth" onSubmit={submit}>
        <Field label="Username" name="auth-username">
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              name="username"
              autoComplete="off"
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" name="auth-password">
          {(wiring) => (
            <input
              {...wiring}
              type="password"
              name="password"
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <p>
          <Button name="auth-login" type="submit">
            Login
          </Button>
        </p>
      </form>
      <Outcome label="Authentication" name="auth-message">
        {message}
      </Outcome>
    </DemoSection>
  );
};
