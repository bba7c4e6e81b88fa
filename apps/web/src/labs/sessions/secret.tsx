import { totp } from '@sparring/contracts/credentials/published';
import { accountOf } from '@sparring/practice/labs/sessions/codes';
import { QrCode } from '../../ui/qr-code.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

const { secret, digits, period } = totp;

/** What an app for one-time codes reads from the picture. */
const address = `otpauth://totp/Sparring:${accountOf.Form}?secret=${secret}&issuer=Sparring&algorithm=SHA1&digits=${digits}&period=${period}`;

export const Secret = () => (
  <figure className={styles.secret}>
    <QrCode className={styles.picture} text={address} />
    <figcaption>
      The secret of the one-time codes, in base32:{' '}
      <code {...testable('sessions-secret')}>{secret}</code>
    </figcaption>
  </figure>
);
