import type { ReactNode } from 'react';
import styles from './exercise-box.module.css';

/** The part of a page that is there to practice on. Existing tests know its second class. */
export const ExerciseBox = ({ children }: { readonly children: ReactNode }) => (
  <section className={`panel ${styles.exerciseBox} componentContainer`} aria-label="Exercise">
    {children}
  </section>
);
