import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { chance } from '../../session/chance.ts';
import { clock } from '../../session/clock.ts';
import { useCart } from '../cart-context.tsx';
import type { Order, PaidOrder } from '../order.ts';
import { confirmationMs, paymentMs, paymentResult, redirectMs } from '../payment.ts';

export type Payment =
  | { readonly stage: 'none' }
  | { readonly stage: 'paying'; readonly order: Order }
  | { readonly stage: 'confirming'; readonly order: Order }
  | { readonly stage: 'paid'; readonly paid: PaidOrder };

/**
 * The simulated payment, one stage after another. Each stage waits in its own effect, so leaving the page
 * cancels it. A payment starts only at the stage `none`, so nothing is paid twice.
 */
export const usePayment = () => {
  const [payment, setPayment] = useState<Payment>({ stage: 'none' });
  const { dispatch } = useCart();
  const navigate = useNavigate();

  useEffect(() => {
    if (payment.stage === 'none') return undefined;
    if (payment.stage === 'paying') {
      return clock.after(paymentMs, () => setPayment({ ...payment, stage: 'confirming' }));
    }
    if (payment.stage === 'confirming') {
      return clock.after(confirmationMs, () => {
        const result = paymentResult(payment.order, clock, chance);
        setPayment({ stage: 'paid', paid: { items: payment.order.items, result } });
        dispatch({ type: 'CLEAR_CART' });
      });
    }
    return clock.after(redirectMs, () =>
      navigate(paths.checkout, { replace: true, state: { order: payment.paid } }),
    );
  }, [payment, dispatch, navigate]);

  const pay = (order: Order) =>
    setPayment((now) => (now.stage === 'none' ? { stage: 'paying', order } : now));
  return { payment, pay };
};
