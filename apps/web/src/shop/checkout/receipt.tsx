import { useLayoutEffect, useRef } from 'react';
import type { PaymentResult } from '../order.ts';
import { OrderSummary } from './order-summary.tsx';
import styles from './receipt.module.css';

/** The order that the checkout shows after the overlay of the payment has closed. */
export const Receipt = ({ result }: { result: PaymentResult }) => {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={section}
      id="receipt"
      data-testid="receipt"
      className={styles.receipt}
      aria-labelledby="receipt-title"
      tabIndex={-1}
    >
      <h2 id="receipt-title">Your order is on its way</h2>
      <OrderSummary result={result} />
    </section>
  );
};
