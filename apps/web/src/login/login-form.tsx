import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { testable } from '../ui/testable.ts';
import { authentication } from './authentication.ts';
import { isDemoPair } from '../practice/demo-account.ts';

export const LoginForm = () => {
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [refusals, setRefusals] = useState(0);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isDemoPair({ username, password })) return setRefusals(refusals + 1);
    authentication.logIn();
    await navigate(paths.loginResult);
  };

  return (
    <form {...testable('login-form')} aria-label="Login" onSubmit={submit}>
      <Field label="Username" name="login-username">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            name="username"
            autoComplete="username"
            required
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" name="login-password">
        {(wiring) => (
          <input
            {...wiring}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {refusals > 0 && (
        <p key={refusals} {...testable('login-error')} className="error" role="alert">
          Invalid username or password
        </p>
      )}
      <Button name="login-submit" type="submit">
        Login
      </Button>
    </form>
  );
};
