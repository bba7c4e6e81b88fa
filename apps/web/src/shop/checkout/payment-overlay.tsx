import { testable } from '../../ui/testable.ts';
import { OrderSummary } from './order-summary.tsx';
import { Overlay } from './overlay.tsx';
import styles from './payment-overlay.module.css';
import type { Payment } from './use-payment.ts';

const steps = { paying: 'Asking your bank', confirming: 'Writing your confirmation' } as const;

export const PaymentOverlay = ({ payment }: { payment: Payment }) => {
  if (payment.stage === 'none') return undefined;
  if (payment.stage === 'paid') {
    return (
      <Overlay key="success" name="payment-success" state="paid">
        <span className={styles.tick} aria-hidden="true" />
        <h2 id="payment-success-title">Payment Successful!</h2>
        <p>Thank you for your purchase.</p>
        <OrderSummary result={payment.paid.result} />
      </Overlay>
    );
  }
  return (
    <Overlay key="processing" name="payment-processing" state={payment.stage}>
      <span {...testable('payment-spinner')} className={styles.spinner} aria-hidden="true" />
      <h2 id="payment-processing-title">Processing your payment...</h2>
      <p className="muted flush">{steps[payment.stage]}</p>
    </Overlay>
  );
};
