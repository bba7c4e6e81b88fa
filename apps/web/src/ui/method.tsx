import styles from './method.module.css';

export const Method = ({ children }: { children: string }) => (
  <span className={styles.method} data-method={children}>
    {children}
  </span>
);
