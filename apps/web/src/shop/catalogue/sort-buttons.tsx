import { Button } from '../../ui/button.tsx';
import type { Sort, SortKey } from '../rules.ts';
import styles from './sort-buttons.module.css';

const keys = [
  ['name', 'Name'],
  ['price', 'Price'],
] as const;
const looks = {
  asc: { arrow: '↑', words: 'ascending' },
  desc: { arrow: '↓', words: 'descending' },
} as const;

interface SortButtonsProps {
  readonly sort: Sort;
  readonly onSort: (key: SortKey) => void;
}

export const SortButtons = ({ sort, onSort }: SortButtonsProps) => (
  <fieldset className={styles.sortButtons}>
    <legend>Sort by</legend>
    {keys.map(([key, label]) => {
      const isActive = sort.key === key;
      const { arrow, words } = looks[sort.direction];
      return (
        <Button
          key={key}
          name={`sort-${key}`}
          look="plain"
          aria-label={isActive ? `${label}, ${words}` : label}
          aria-pressed={isActive}
          data-state={isActive ? sort.direction : 'none'}
          onClick={() => onSort(key)}
        >
          {label}
          {isActive && ` ${arrow}`}
        </Button>
      );
    })}
  </fieldset>
);
