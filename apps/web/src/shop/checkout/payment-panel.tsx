import { useState } from 'react';
import { testable } from '../../ui/testable.ts';
import type { Cart } from '../cart.ts';
import { type Order, type PaymentMethod, paymentMethods } from '../order.ts';
import { cartError, confirmationEmail, emptyForm, fieldErrors } from '../payment.ts';
import { PaymentForm } from './payment-form.tsx';
import styles from './payment-panel.module.css';
import { TabList } from '../../ui/tab-list.tsx';
import { methodLabels } from './payment-fields.ts';

interface PaymentTabsProps {
  readonly method: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
}

const PaymentTabs = ({ method, onChoose }: PaymentTabsProps) => (
  <TabList
    label="Payment method"
    className={styles.paymentTabs}
    tabs={paymentMethods.map((each) => ({
      name: `payment-tab-${each}`,
      label: methodLabels[each],
      panel: 'payment-panel',
    }))}
    selected={paymentMethods.indexOf(method)}
    onSelect={(index) => onChoose(paymentMethods[index]!)}
  />
);

interface PaymentPanelProps {
  readonly cart: Cart;
  readonly onPay: (order: Order) => void;
}

const noErrors = { cart: undefined, fields: {} };

export const PaymentPanel = ({ cart, onPay }: PaymentPanelProps) => {
  const [method, setMethod] = useState<PaymentMethod>('credit');
  const [form, setForm] = useState(emptyForm);
  const [errors, setErrors] = useState<ReturnType<typeof check>>(noErrors);

  const check = () => {
    const empty = cartError(cart);
    return { cart: empty, fields: empty ? {} : fieldErrors(form, method) };
  };
  const choose = (chosen: PaymentMethod) => {
    setMethod(chosen);
    setErrors(noErrors);
  };
  const submit = () => {
    const found = check();
    setErrors(found);
    if (found.cart || Object.keys(found.fields).length > 0) return;
    onPay({ items: cart, method, email: confirmationEmail(form, method) });
  };

  return (
    <section
      className={`panel ${styles.paymentPanel}`}
      aria-labelledby="payment-title"
      data-state={cart.length > 0 ? 'payable' : 'empty'}
    >
      <h2 id="payment-title">Payment</h2>
      {cart.length === 0 && (
        <p {...testable('payment-needs-items')} className="muted">
          Please add items to your cart before proceeding to payment
        </p>
      )}
      <PaymentTabs method={method} onChoose={choose} />
      <div {...testable('payment-panel')} role="tabpanel" aria-labelledby={`payment-tab-${method}`}>
        <PaymentForm
          method={method}
          form={form}
          errors={errors.fields}
          isPayable={cart.length > 0}
          onChange={setForm}
          onSubmit={submit}
        />
      </div>
      {errors.cart && (
        <p {...testable('payment-error')} className={`error ${styles.error}`} role="alert">
          {errors.cart}
        </p>
      )}
    </section>
  );
};
