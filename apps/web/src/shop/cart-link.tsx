import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import { useCart } from './cart-context.tsx';
import styles from './cart-link.module.css';

export const CartLink = () => {
  const { cart } = useCart();
  return (
    <>
      <NavLink {...testable('nav-cart')} className={() => styles.cartLink} to={paths.checkout}>
        <svg viewBox="0 0 24 24" width="26" height="26" role="img" aria-label="Cart">
          <path d="M2.5 4h2.6l2.5 11h10.2l2.3-8H6" />
          <circle cx="9" cy="19.2" r="1.6" />
          <circle cx="16.5" cy="19.2" r="1.6" />
        </svg>
        {cart.length > 0 && (
          <span {...testable('cart-badge')} className={styles.badge}>
            {cart.length}
          </span>
        )}
      </NavLink>
      <span {...testable('cart-news')} className="visually-hidden" aria-live="polite">
        {newsOf(cart.length)}
      </span>
    </>
  );
};

/** What a screen reader says when the badge changes. */
const newsOf = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? '1 item in the cart' : `${count} items in the cart`;
};
