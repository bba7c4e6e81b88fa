import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { testable } from '../ui/testable.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './api-pages.module.css';
import { sidebar } from './sidebar.ts';

/** The links to the pages of the API: a column on a wide screen, and a closed fold on a narrow one. */
export const ApiPages = ({ current }: { current: string }) => {
  const isWide = useMedia('(width >= 52rem)');
  const { pathname } = useLocation();
  return (
    <nav {...testable('reference-sidebar')} className={styles.apiPages} aria-label="API pages">
      {isWide ? (
        <Column key={pathname} />
      ) : (
        <details key={pathname} className={`control ${styles.fold}`}>
          <summary {...testable('reference-toggle')}>API pages: {current}</summary>
          <Links />
        </details>
      )}
    </nav>
  );
};

const nameOf = (path: string) => `reference-${path.slice(path.lastIndexOf('/') + 1)}`;

const Links = () => (
  <ul className="flush">
    {sidebar.map(({ title, links }) => (
      <li key={title}>
        <span className={`small ${styles.group}`}>{title}</span>
        <ul className="flush">
          {links.map(({ path, label }) => (
            <li key={path}>
              <NavLink {...testable(nameOf(path))} to={path}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** Scrolls by itself, until the current page is in its middle. `scrollIntoView` would scroll the page too. */
const Column = () => {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = column.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) column.current?.scrollTo(0, link.offsetTop - column.current.clientHeight / 2);
  }, []);
  return (
    <div ref={column} className={`scrolls ${styles.column}`}>
      <Links />
    </div>
  );
};
