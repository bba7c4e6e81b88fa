import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { CartProvider } from '../shop/cart-context.tsx';
import { testable } from '../ui/testable.ts';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** What surrounds every page. */
export const Shell = () => {
  const isLoading = useNavigation().state === 'loading';
  return (
    <CartProvider>
      <a {...testable('skip-link')} className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header>
        <TopBar />
        <Navigation />
      </header>
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </CartProvider>
  );
};
