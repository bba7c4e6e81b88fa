import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import type { ShownPage, WayBack } from '../ui/breadcrumb.tsx';
import { testable } from '../ui/testable.ts';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { comparable, paths } from '../paths.ts';

/** The address of the page in the usual spelling, because every letter case leads to it. */
const CanonicalLink = () => {
  const { pathname = '', loaderData } = useMatches().at(-1) ?? {};
  const { lesson } = (loaderData ?? {}) as Partial<ShownPage>;
  const path = comparable(pathname);
  const fixed = Object.values(paths).find((each) => comparable(each) === path);
  return <link rel="canonical" href={lesson?.path ?? fixed ?? path} />;
};

interface ShellProps {
  /** The last items of the navigation. */
  readonly loginLink: ReactNode;
  readonly cartLink: ReactNode;
  /** The last element of the top bar. */
  readonly findButton: ReactNode;
}

/** The header and the footer around every page. */
export const Shell = ({ loginLink, cartLink, findButton }: ShellProps) => {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a {...testable('skip-link')} className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header>
        <TopBar findButton={findButton} />
        <Navigation loginLink={loginLink} cartLink={cartLink} />
      </header>
      <PageBreadcrumb />
      <main id="main" className={`page-width ${styles.main}`} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <CanonicalLink />
      <ScrollRestoration />
    </>
  );
};

/** Outside of the main part, so that the skip link leads past it. */
const PageBreadcrumb = () => {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const Way = (handle as WayBack | undefined)?.Breadcrumb;
  return Way && loaderData !== undefined && <Way {...(loaderData as ShownPage)} />;
};
