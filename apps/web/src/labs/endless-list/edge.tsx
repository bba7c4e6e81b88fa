import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page.module.css';

interface EdgeProps {
  readonly isLoading: boolean;
  /** Called when the edge is nearly in view, again after each load. */
  readonly onReach: () => void;
  readonly children: ReactNode;
}

/** Stands where the rows in the page end, and the list does not. */
export const Edge = ({ isLoading, onReach, children }: EdgeProps) => {
  const edge = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const { current } = edge;
    if (isLoading || !current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onReach();
      },
      { root: current.closest('#endless-box'), rootMargin: '100px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isLoading, onReach]);

  return (
    <p className={styles.edge} ref={edge}>
      {children}
    </p>
  );
};
