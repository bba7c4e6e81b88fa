import type { Member } from '@sparring/contracts/desk/roster';
import { testable } from '../../ui/testable.ts';
import { apiOf, joinPath } from '../../session/workspace-name.ts';
import styles from './paper-label.module.css';
import { typedForm } from './learner-address.ts';
import { QrCode } from '../../ui/qr-code.tsx';

interface LabelProps {
  readonly member: Member;
  readonly origin: string;
}

/** What one learner gets: the address to type, the base URL, and the same address as a QR code. */
export const Label = ({ member: { number, name, key }, origin }: LabelProps) => (
  <div {...testable(`label-${number}`)} className={styles.paperLabel}>
    <div className={styles.texts}>
      <p className={`bold ${styles.name}`}>
        {number} <bdi>{name}</bdi>
      </p>
      <p className={styles.address}>
        {typedForm(origin)}
        <wbr />
        <span className="nowrap">{joinPath(key)}</span>
      </p>
      <p className={styles.base}>
        Base {origin}
        <wbr />
        <span className="nowrap">{apiOf(key)}</span>
      </p>
    </div>
    <QrCode className={styles.code} text={origin + joinPath(key)} />
  </div>
);
