import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isLoginPath, paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import logo from './logo.svg';
import styles from './navigation.module.css';
import { WhereLink } from './where-link.tsx';

/** With the first parts of the paths that belong to a section. */
const sections = [
  { id: 'nav-home', label: 'Home', path: paths.home, parts: [''] },
  {
    id: 'nav-web-elements',
    label: 'Web Elements',
    path: paths.webElements,
    parts: ['webelements', 'web-elements'],
  },
  { id: 'nav-labs', label: 'Labs', path: paths.labs, parts: ['labs'] },
  { id: 'nav-api', label: 'API', path: paths.api, parts: ['api', 'console'] },
  { id: 'nav-shopping', label: 'Shopping', path: paths.shopping, parts: ['shopping', 'product'] },
];

interface NavigationProps {
  readonly loginLink: ReactNode;
  readonly cartLink: ReactNode;
}

export const Navigation = ({ loginLink, cartLink }: NavigationProps) => {
  const { key, pathname } = useLocation();
  const part = isLoginPath(pathname) ? undefined : pathname.toLowerCase().split('/')[1];
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const toggle = () => setOpenAt(isOpen ? undefined : key);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen]);

  return (
    <nav className={`actions page-width ${styles.navigation}`} aria-label="Main">
      <Link {...testable('logo-link')} className={styles.logo} to={paths.home}>
        <img {...testable('logo')} src={logo} alt="Sparring" width="40" height="40" />
        <span aria-hidden="true">Sparring</span>
      </Link>
      <WhereLink />
      <button
        ref={button}
        {...testable('nav-toggle')}
        className={`control stack ${styles.toggle}`}
        type="button"
        aria-expanded={isOpen}
        aria-controls="nav-list"
        onClick={toggle}
      >
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      <ul {...testable('nav-list')} className={`box ${styles.list}`}>
        {sections.map(({ id, label, path, parts }) => (
          <li key={id}>
            <Link
              {...testable(id)}
              to={path}
              aria-current={parts.some((each) => each === part) ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.aside}>{loginLink}</li>
      </ul>
      {cartLink}
    </nav>
  );
};
