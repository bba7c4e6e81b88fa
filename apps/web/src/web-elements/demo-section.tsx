import type { ReactNode } from 'react';
import styles from './demo-section.module.css';

interface DemoSectionProps {
  /** What its ids start with: `slider` gives `slider-section` and `slider-title`. */
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const DemoSection = ({ name, title, children }: DemoSectionProps) => (
  <section id={`${name}-section`} className={styles.demoSection} aria-labelledby={`${name}-title`}>
    <h2 id={`${name}-title`}>{title}</h2>
    {children}
  </section>
);
