import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import logo from './logo.svg';
import styles from './navigation.module.css';

const sections = [
  { id: 'nav-home', label: 'Home', path: paths.home },
  { id: 'nav-web-elements', label: 'Web Elements', path: paths.webElements },
  { id: 'nav-labs', label: 'Labs', path: paths.labs },
  { id: 'nav-api', label: 'API', path: paths.api },
  { id: 'nav-shopping', label: 'Shopping', path: paths.shopping },
];

interface NavigationProps {
  readonly loginLink: ReactNode;
  readonly cartLink: ReactNode;
}

export const Navigation = ({ loginLink, cartLink }: NavigationProps) => {
  const { key } = useLocation();
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
    <nav className={styles.navigation} aria-label="Main">
      <Link {...testable('logo-link')} className={styles.logo} to={paths.home}>
        <img {...testable('logo')} src={logo} alt="Sparring" width="40" height="40" />
        <span aria-hidden="true">Sparring</span>
      </Link>
      <button
        ref={button}
        {...testable('nav-toggle')}
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls="nav-list"
        onClick={toggle}
      >
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      <ul {...testable('nav-list')} className={styles.list}>
        {sections.map(({ id, label, path }) => (
          <li key={id}>
            <NavLink {...testable(id)} to={path} end={path === paths.home}>
              {label}
            </NavLink>
          </li>
        ))}
        <li className={styles.aside}>{loginLink}</li>
      </ul>
      {cartLink}
    </nav>
  );
};
