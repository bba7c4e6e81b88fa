import { Button } from '../../ui/button.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

export const Pagination = ({ page, pages, onTurn }: PaginationProps) => {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className={`actions ${styles.pagination}`} aria-label="Pages">
      <Button
        name="page-previous"
        look="plain"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </Button>
      {numbers.map((number) => (
        <Button
          key={number}
          name={`page-${number}`}
          look="plain"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onTurn(number)}
        >
          {number}
        </Button>
      ))}
      <Button
        name="page-next"
        look="plain"
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
};
