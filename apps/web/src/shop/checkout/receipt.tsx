import { useLayoutEffect, useRef } from 'react';
import { testable } from '../../ui/testable.ts';
import { BackToShopping } from '../back-to-shopping.tsx';
import type { PaidOrder } from '../order.ts';
import { OrderSummary } from './order-summary.tsx';
import type { Item } from '@sparring/contracts/products';
import { dollars, priceOf, totalCents } from '../money.ts';
import styles from './receipt.module.css';

/** A list, because an empty cart has no table. */
const ReceiptItems = ({ items }: { items: readonly Item[] }) => (
  <div className={styles.receiptItems}>
    <ol {...testable('receipt-items')} className="flush" aria-label="What you bought">
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

/** The order that the checkout shows after the overlay of the payment has closed. */
export const Receipt = ({ paid: { items, result } }: { paid: PaidOrder }) => {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={section}
      {...testable('receipt')}
      className={`panel ${styles.receipt}`}
      aria-labelledby="receipt-title"
      tabIndex={-1}
    >
      <h2 id="receipt-title">Your order is on its way</h2>
      <div className={styles.order}>
        <OrderSummary result={result} />
        <ReceiptItems items={items} />
      </div>
      <BackToShopping />
    </section>
  );
};
