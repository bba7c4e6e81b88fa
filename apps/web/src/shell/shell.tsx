import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { testable } from '../ui/testable.ts';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

interface ShellProps {
  /** The last items of the navigation. */
  readonly loginLink: ReactNode;
  readonly cartLink: ReactNode;
}

/** The header and the footer around every page. */
export const Shell = ({ loginLink, cartLink }: ShellProps) => {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a {...testable('skip-link')} className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header>
        <TopBar />
        <Navigation loginLink={loginLink} cartLink={cartLink} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
};
