import type { Method as MethodName } from '@sparring/contracts/endpoint';
import styles from './method.module.css';

export function Method({ children }: { children: MethodName }) {
  return (
    <span className={styles.method} data-method={children}>
      {children}
    </span>
  );
}
