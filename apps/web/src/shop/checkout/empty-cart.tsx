import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './empty-cart.module.css';

export const EmptyCart = () => (
  <div {...testable('cart-empty')} className={styles.emptyCart}>
    <p className={styles.words}>Your cart is empty</p>
    <p {...testable('cart-reload')}>A full page load empties it: come here by the link Cart.</p>
    <ButtonLink name="continue-shopping" to={paths.shopping}>
      Continue Shopping
    </ButtonLink>
  </div>
);
