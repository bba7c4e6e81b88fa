import { Button } from '../../ui/button.tsx';
import type { Sort, SortKey } from '../rules.ts';
import styles from './sort-buttons.module.css';

const keys = [
  ['name', 'Name'],
  ['price', 'Price'],
] as const;
const words = { asc: 'ascending', desc: 'descending' } as const;

interface SortButtonsProps {
  readonly sort: Sort;
  readonly onSort: (key: SortKey) => void;
}

export const SortButtons = ({ sort, onSort }: SortButtonsProps) => (
  <fieldset className={styles.sortButtons}>
    <legend>Order</legend>
    {keys.map(([key, label]) => {
      const isActive = sort.key === key;
      return (
        <Button
          key={key}
          name={`sort-${key}`}
          look="plain"
          aria-pressed={isActive}
          aria-description={isActive ? words[sort.direction] : undefined}
          data-state={isActive ? sort.direction : 'none'}
          onClick={() => onSort(key)}
        >
          {`Sort by ${label}`}
        </Button>
      );
    })}
  </fieldset>
);
