import { useLayoutEffect, useRef } from 'react';
import { testable } from '../../ui/testable.ts';
import { BackToShopping } from '../back-to-shopping.tsx';
import type { PaidOrder } from '../order.ts';
import { OrderSummary } from './order-summary.tsx';
import { ReceiptItems } from './receipt-items.tsx';
import styles from './receipt.module.css';

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
      className={styles.receipt}
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
