import { testable } from '../../ui/testable.ts';
import type { PaymentResult } from '../order.ts';
import styles from './order-summary.module.css';

export const OrderSummary = ({ result }: { result: PaymentResult }) => {
  const { orderNumber, email, timestamp } = result;
  return (
    <div className={styles.orderSummary}>
      <p>
        Order number:{' '}
        <strong {...testable('order-number')} className={styles.number}>
          {orderNumber}
        </strong>
      </p>
      <p {...testable('confirmation-email')}>A confirmation email would be sent to {email}.</p>
      <p className={styles.time}>
        Paid on{' '}
        <time {...testable('order-time')} dateTime={new Date(timestamp).toISOString()}>
          {new Date(timestamp).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </p>
    </div>
  );
};
