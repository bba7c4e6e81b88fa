import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SessionsFacts } from '@sparring/contracts/lab-facts/sessions';
import { ways, accountOf } from '@sparring/practice/labs/sessions/codes';
import { judge } from '@sparring/practice/labs/sessions/judge';
import { CodeFields } from '../../practice/code-fields.tsx';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { useFocusInPart } from '../../ui/use-focus-in-part.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { CodeForm, PasswordForm } from './sign-in.tsx';
import { useLogin } from './use-login.ts';
import { totp } from '@sparring/contracts/credentials/published';
import { QrCode } from '../../ui/qr-code.tsx';

const { secret, digits, period } = totp;

/** What an app for one-time codes reads from the picture. */
const address = `otpauth://totp/Sparring:${accountOf.Form}?secret=${secret}&issuer=Sparring&algorithm=SHA1&digits=${digits}&period=${period}`;

const Secret = () => (
  <figure className={`row ${styles.secret}`}>
    <QrCode className={styles.picture} text={address} />
    <figcaption>
      The secret of the one-time codes, in base32:{' '}
      <code {...testable('sessions-secret')}>{secret}</code>
    </figcaption>
  </figure>
);

export * from './lesson.ts';

const Sessions = ({ delay, seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [workspace] = useState(() => nameOfTab(search));
  const { seen, login, run } = useLogin(workspace, delay);
  const part = useFocusInPart(seen.step === 'asking' ? undefined : seen.step);
  const [codes, setCodes] = useState<SessionsFacts['codes']>({});
  const [facts, setFacts] = useState<SessionsFacts>();

  return (
    <>
      <Outcome label="State" name="sessions-state">
        {seen.told}
      </Outcome>
      <Outcome label="Code" name="sessions-code">
        {seen.code}
      </Outcome>
      <div ref={part}>
        {seen.step === 'password' && (
          <PasswordForm onSend={(typed) => void run(() => login.signIn(typed))} />
        )}
        {seen.step === 'code' && (
          <CodeForm onSend={(code) => void run(() => login.confirm(code))} />
        )}
        <div className={`row ${styles.buttons}`}>
          <Button name="sessions-ask" look="plain" onClick={() => void run(login.ask)}>
            Ask the API
          </Button>
          {seen.step === 'in' && (
            <>
              <Button
                name="sessions-sign-out"
                look="plain"
                onClick={() => void run(() => login.signOut(false))}
              >
                Sign out
              </Button>
              <Button
                name="sessions-everywhere"
                look="plain"
                onClick={() => void run(() => login.signOut(true))}
              >
                Sign out everywhere
              </Button>
            </>
          )}
        </div>
      </div>
      <p>
        <a {...testable('sessions-api')} href={login.address}>
          The session at the API
        </a>
      </p>
      <Secret />
      <h2>Codes</h2>
      <CodeFields names={ways} prefix="sessions" codes={codes} onChange={setCodes} />
      <Button name="sessions-check" onClick={() => setFacts({ seed, delay, codes })}>
        Check
      </Button>
      <Verdict name="sessions-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Sessions;
