import { cart as cartRules } from '@sparring/rules/shop/cart';
import { payment as paymentRules } from '@sparring/rules/shop/payment';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { ElementsFold } from '../../practice/elements-table.tsx';
import { BreakPage } from '../../practice/break-page.tsx';
import { RuleFold } from '../../practice/rule-fold.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BackToShopping } from '../back-to-shopping.tsx';
import { useCart } from '../cart-context.tsx';
import type { PaidOrder } from '../order.ts';
import { CartTable } from './cart-table.tsx';
import styles from './checkout.module.css';
import { elements } from './elements.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { PaymentOverlay } from './payment-overlay.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { Receipt } from './receipt.tsx';
import { usePayment } from './use-payment.ts';

const EmptyCart = () => (
  <div {...testable('cart-empty')} className={styles.emptyCart}>
    <p className={styles.words}>Your cart is empty</p>
    <p {...testable('cart-reload')}>A full page load empties it: come here by the link Cart.</p>
    <ButtonLink name="continue-shopping" to={paths.shopping}>
      Continue Shopping
    </ButtonLink>
  </div>
);

/** Each navigation to the page, such as the redirect after a payment, starts with an empty form. */
const CheckoutPage = () => {
  const { key, state } = useLocation() as { key: string; state: { order?: PaidOrder } | null };
  return <Checkout key={key} paid={state?.order} />;
};

export default CheckoutPage;

const Checkout = ({ paid }: { paid: PaidOrder | undefined }) => {
  const { cart, dispatch } = useCart();
  const { payment, pay } = usePayment();
  return (
    <>
      {!paid && <BackToShopping />}
      <PageHeading>Checkout</PageHeading>
      {paid && <Receipt paid={paid} />}
      <div className={styles.checkout}>
        <section aria-labelledby="cart-title">
          <h2 id="cart-title" tabIndex={-1}>
            Shopping cart
          </h2>
          {cart.length === 0 ? (
            <EmptyCart />
          ) : (
            <CartTable
              cart={cart}
              onRemove={(index) => dispatch({ type: 'REMOVE_FROM_CART', index })}
            />
          )}
        </section>
        <PaymentPanel cart={cart} onPay={pay} />
      </div>
      <ElementsFold rows={elements} />
      <BreakPage page={paths.checkout} />
      <RuleFold areas={[cartRules, paymentRules]} />
      <PaymentOverlay payment={payment} />
    </>
  );
};
