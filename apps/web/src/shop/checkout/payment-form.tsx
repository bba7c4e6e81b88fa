import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import type { PaymentForm as Form, PaymentMethod } from '../order.ts';
import type { FieldErrors, FieldName } from '../payment.ts';
import { BankField } from './bank-field.tsx';
import { typedFields } from './payment-fields.ts';
import styles from './payment-form.module.css';
import { TypedField } from './typed-field.tsx';

interface PaymentFormProps {
  readonly method: PaymentMethod;
  readonly form: Form;
  readonly errors: FieldErrors;
  /** Without products the button still answers, with an error, but the page does not ask for it. */
  readonly isPayable: boolean;
  readonly onChange: (form: Form) => void;
  readonly onSubmit: () => void;
}

export const PaymentForm = ({
  method,
  form,
  errors,
  isPayable,
  onChange,
  onSubmit,
}: PaymentFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (Object.keys(errors).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const texts: Partial<Record<FieldName, string>> = form[method];
  const change = (field: FieldName, text: string) =>
    onChange({ ...form, [method]: { ...texts, [field]: text } });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form
      {...testable('payment-form')}
      ref={element}
      className={styles.paymentForm}
      data-state={method}
      noValidate
      onSubmit={submit}
    >
      {typedFields[method].map((field) => (
        <TypedField
          key={field.name}
          {...field}
          text={texts[field.field] ?? ''}
          error={errors[field.field]}
          onChange={(text) => change(field.field, text)}
        />
      ))}
      {method === 'ideal' && (
        <BankField
          bank={form.ideal.bank}
          error={errors.bank}
          onChange={(bank) => change('bank', bank)}
        />
      )}
      <Button name="pay" type="submit" look={isPayable ? 'primary' : 'plain'}>
        Pay Now
      </Button>
    </form>
  );
};
