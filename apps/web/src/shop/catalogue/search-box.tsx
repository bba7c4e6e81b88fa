import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

export const SearchBox = ({ text, onSearch }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <Field label="Search products" name="shop-search">
      {(wiring) => (
        <div className={styles.searchBox}>
          <input
            {...wiring}
            ref={input}
            className={styles.input}
            type="search"
            placeholder="Search for items"
            autoComplete="off"
            value={text}
            onChange={(event) => onSearch(event.target.value)}
          />
          <Button name="shop-search-clear" look="plain" disabled={text === ''} onClick={clear}>
            Clear
          </Button>
        </div>
      )}
    </Field>
  );
};
