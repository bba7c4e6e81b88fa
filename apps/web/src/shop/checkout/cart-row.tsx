import type { Item } from '@sparring/contracts/products';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { priceOf } from '../money.ts';
import { ProductPicture } from '../product-picture.tsx';
import styles from './cart-row.module.css';

interface CartRowProps {
  readonly item: Item;
  /** The position in the cart, from 1. */
  readonly number: number;
  readonly onRemove: () => void;
}

export const CartRow = ({ item, number, onRemove }: CartRowProps) => (
  <tr {...testable(`cart-row-${number}`)}>
    <td>{number}</td>
    <td>
      <span className={styles.product}>
        <span className={styles.picture}>
          <ProductPicture name={`cart-picture-${number}`} item={item} alt="" />
        </span>
        {item.name}
      </span>
    </td>
    <td className="numeric text-end">{priceOf(item)}</td>
    <td className={styles.actions}>
      <Button
        name={`cart-remove-${number}`}
        look="plain"
        aria-label={`Remove ${item.name}, row ${number}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </td>
  </tr>
);
