import { type PaymentMethod, paymentMethods } from '@sparring/contracts/payment';
import type { KeyboardEvent } from 'react';
import { stepFocus } from '../../ui/arrow-step.ts';
import { testable } from '../../ui/testable.ts';
import { methodLabels } from './payment-fields.ts';
import styles from './payment-tabs.module.css';

const across = { back: 'ArrowLeft', on: 'ArrowRight' } as const;

interface PaymentTabsProps {
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

/** One tab stop; the arrow keys go round. */
export function PaymentTabs({ method, onChoose }: PaymentTabsProps) {
  const followKey = (event: KeyboardEvent) => {
    const next = stepFocus(across, event);
    if (next !== undefined) onChoose(paymentMethods[next]!);
  };
  return (
    <div
      className={styles.paymentTabs}
      role="tablist"
      aria-label="Payment method"
      tabIndex={-1}
      onKeyDown={followKey}
    >
      {paymentMethods.map((each) => (
        <button
          key={each}
          {...testable(`payment-tab-${each}`)}
          className={styles.tab}
          type="button"
          role="tab"
          aria-selected={each === method}
          aria-controls="payment-panel"
          tabIndex={each === method ? 0 : -1}
          onClick={() => onChoose(each)}
        >
          {methodLabels[each]}
        </button>
      ))}
    </div>
  );
}
