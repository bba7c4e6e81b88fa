import { type PaymentMethod, paymentMethods } from '@sparring/contracts/payment';
import type { KeyboardEvent } from 'react';
import { testable } from '../../ui/testable.ts';
import { methodLabels } from './payment-fields.ts';
import styles from './payment-tabs.module.css';

interface PaymentTabsProps {
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

/** One tab stop; the arrow keys go round. */
export function PaymentTabs({ method, onChoose }: PaymentTabsProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const target = targetOf(event.key, paymentMethods.indexOf(method));
    if (!target) return;
    event.preventDefault();
    onChoose(target);
    document.querySelector<HTMLElement>(`#payment-tab-${target}`)?.focus();
  };
  return (
    <div
      className={styles.paymentTabs}
      role="tablist"
      aria-label="Payment method"
      tabIndex={-1}
      onKeyDown={moveByKey}
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

function targetOf(key: string, current: number): PaymentMethod | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (current + 1) % paymentMethods.length,
    ArrowLeft: current - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
  return target === undefined ? undefined : paymentMethods.at(target);
}
