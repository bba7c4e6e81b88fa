import type { Method as MethodName } from '@sparring/contracts/endpoint';
import styles from './method.module.css';

export const Method = ({ children }: { children: MethodName }) => (
  <span className={styles.method} data-method={children}>
    {children}
  </span>
);
