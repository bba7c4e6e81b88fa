import { flushSync } from 'react-dom';
import { testable } from '../../ui/testable.ts';
import type { Cart } from '../cart.ts';
import { dollars, totalCents } from '../money.ts';
import { CartRow } from './cart-row.tsx';
import styles from './cart-table.module.css';

interface CartTableProps {
  readonly cart: Cart;
  readonly onRemove: (index: number) => void;
}

/** Rows are identified by their position, because the cart can contain the same product twice. */
export const CartTable = ({ cart, onRemove }: CartTableProps) => {
  const remove = (index: number) => {
    flushSync(() => onRemove(index));
    focusWhatRemains(index, cart.length - 1);
  };
  return (
    <table
      {...testable('cart-table')}
      className={`middle-cells ${styles.cartTable}`}
      aria-labelledby="cart-title"
    >
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Product</th>
          <th scope="col" className="text-end">
            Price
          </th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {cart.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its position
          <CartRow key={index} item={item} number={index + 1} onRemove={() => remove(index)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td {...testable('cart-total')} className="text-end" colSpan={2}>
            {dollars(totalCents(cart))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

/**
 * The next row moves up and keeps the focus. After the last row is removed, the row before it gets the
 * focus.
 */
const focusWhatRemains = (index: number, remaining: number) => {
  if (index < remaining) return;
  const place = remaining > 0 ? `cart-remove-${remaining}` : 'cart-title';
  document.querySelector<HTMLElement>(`#${place}`)?.focus();
};
