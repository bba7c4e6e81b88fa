import styles from './ring.module.css';

export const Glove = ({ className }: { className: string | undefined }) => (
  <g className={className}>
    <path
      className={styles.leather}
      d="M26 22C48 2 82-8 108 0c26 8 40 34 36 62-4 32-28 52-60 50l-58-8z"
    />
    <path
      className={styles.leather}
      d="M42 46C28 12 54-16 84-14c26 2 34 28 20 42-8 8-20 8-30 8l-4 20"
    />
    <path className={styles.shine} d="M122 26c8 8 11 20 9 32" />
    <path
      className={styles.cuff}
      d="m-22 24 40-8c5-1 9 2 10 7l9 72c1 5-3 9-8 10l-40 5c-5 1-9-2-10-7l-8-69c-1-5 2-9 7-10z"
    />
    <path className={styles.lace} d="m-12 44 38-7M-9 66l38-6M-6 88l38-5" />
  </g>
);
