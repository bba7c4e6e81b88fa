import { Button } from '../../ui/button.tsx';
import styles from './nothing-found.module.css';

/** A hint and a reset button for a search without results. */
export const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <div className={styles.nothingFound}>
    <p>Try another word or a wider price range.</p>
    <Button name="shop-reset" look="plain" onClick={onReset}>
      Show all products
    </Button>
  </div>
);
