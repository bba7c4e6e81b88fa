import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import styles from './back-to-shopping.module.css';

export const BackToShopping = () => (
  <Link {...testable('back-to-shopping')} className={styles.backToShopping} to={paths.shopping}>
    Back to Shopping
  </Link>
);
