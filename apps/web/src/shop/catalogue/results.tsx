import { testable } from '../../ui/testable.ts';
import { pageSize } from '../rules.ts';
import styles from './results.module.css';

interface ResultsProps {
  readonly found: number;
  readonly page: number;
  readonly shown: number;
}

/** The number of products found, which screen readers announce. */
export const Results = ({ found, page, shown }: ResultsProps) => {
  const first = (page - 1) * pageSize + 1;
  return (
    <output
      {...testable('shop-results')}
      className={`small bold ${styles.results}`}
      aria-label="Results"
      data-state={found > 0 ? 'found' : 'empty'}
    >
      {found > 0
        ? `Showing ${first} to ${first + shown - 1} of ${found}`
        : 'No products found matching your criteria.'}
    </output>
  );
};
