import { useLayoutEffect, useRef } from 'react';
import type { PaymentResult } from '../order.ts';
import { OrderSummary } from './order-summary.tsx';
import styles from './receipt.module.css';

/** What stays of the payment when its overlay has gone. */
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
