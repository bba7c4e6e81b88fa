import styles from './page.module.css';

const brows = 'M27 36l16 8M73 36l-16 8';
const mouths = { angry: 'M32 74q18-16 36 0', smiling: 'M30 62q20 20 40 0' };

/** An SVG, because some machines have no emoji font. The text below has the same information. */
export const Face = ({ mood }: { mood: keyof typeof mouths }) => (
  <svg className={styles.face} viewBox="0 0 100 100" data-state={mood} aria-hidden="true">
    <circle cx="50" cy="50" r="46" />
    <path d="M35 48v2M65 48v2" />
    {mood === 'angry' && <path d={brows} />}
    <path d={mouths[mood]} />
  </svg>
);
