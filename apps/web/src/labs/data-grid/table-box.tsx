import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keyboardStop, ScrollBox } from '../../ui/scroll-box.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface TableBoxProps {
  /** Whether the rows scroll beneath the header. */
  readonly isLow: boolean;
  /** The first invoice of the page that is shown. */
  readonly first: number | undefined;
  readonly children: ReactNode;
}

export const TableBox = ({ isLow, children, first }: TableBoxProps) =>
  isLow ? (
    <LowBox first={first}>{children}</LowBox>
  ) : (
    <ScrollBox label="Invoices" className="spaced">
      {children}
    </ScrollBox>
  );

/** The rows scroll beneath the header, which stays. Each page opens with its first row there. */
const LowBox = ({ children, first }: Omit<TableBoxProps, 'isLow'>) => {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = box;
    const row = current?.querySelector('tbody tr');
    if (!current || !row || first === undefined) return;
    current.scrollTop += row.getBoundingClientRect().top - current.getBoundingClientRect().top;
  }, [first]);

  return (
    <div ref={box} {...testable('grid-body')} className={styles.low} {...keyboardStop('Invoices')}>
      {children}
    </div>
  );
};
