import type { Item } from '@sparring/contracts/products';
import { testable } from '../../ui/testable.ts';
import { dollars, priceOf, totalCents } from '../money.ts';
import styles from './receipt-items.module.css';

/** A list, because an empty cart has no table. */
export const ReceiptItems = ({ items }: { items: readonly Item[] }) => (
  <div className={styles.receiptItems}>
    <ol {...testable('receipt-items')} aria-label="What you bought">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its position
        <li key={index} {...testable(`receipt-item-${index + 1}`)}>
          <span>{item.name}</span> <span>{priceOf(item)}</span>
        </li>
      ))}
    </ol>
    <p className={styles.total}>
      <span>Total</span> <span {...testable('receipt-total')}>{dollars(totalCents(items))}</span>
    </p>
  </div>
);
