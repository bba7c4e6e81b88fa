import { type ShopAction, products, type Shop } from '@sparring/practice/labs/personas/shop';
import { Button } from '../../ui/button.tsx';
import styles from './page.module.css';

interface ShelfProps {
  readonly shop: Shop;
  readonly act: (action: ShopAction) => void;
  /** How long Add and Buy take from the main thread, in seconds. */
  readonly block: number;
}

/** Keeps the main thread busy: nothing is painted and no event is handled meanwhile. */
const holdThread = (seconds: number): void => {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end);
};

/** What a person sees who is signed in. */
export const Shelf = ({ shop: { user, deleted }, act, block }: ShelfProps) => {
  const mayNotBuy = user === 'Read-only';
  const buyWith = (action: ShopAction) => {
    if (user === 'Slow') holdThread(block);
    act(action);
  };

  return (
    <>
      <ul className={styles.shelf} aria-label="Products">
        {products
          .filter((product) => !deleted.includes(product))
          .map((product) => (
            <li key={product}>
              {product}
              <Button
                name={`personas-add-${product.toLowerCase()}`}
                look="plain"
                disabled={mayNotBuy}
                onClick={() => buyWith({ kind: 'add', product })}
              >
                Add {product}
              </Button>
              {user === 'Admin' && (
                <Button
                  name={`personas-delete-${product.toLowerCase()}`}
                  look="plain"
                  onClick={() => act({ kind: 'delete', product })}
                >
                  Delete {product}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <div className={styles.buttons}>
        <Button name="personas-buy" disabled={mayNotBuy} onClick={() => buyWith({ kind: 'buy' })}>
          Buy
        </Button>
        <Button name="personas-sign-out" look="plain" onClick={() => act({ kind: 'sign out' })}>
          Sign out
        </Button>
      </div>
    </>
  );
};
