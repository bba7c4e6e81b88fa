import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { sidebar } from './pages.ts';
import styles from './reference-frame.module.css';

interface ReferenceFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const nameOf = (path: string) => `reference-${path.slice(path.lastIndexOf('/') + 1)}`;

/** The sidebar and the heading of every page about the API. */
export const ReferenceFrame = ({ title, lead, children }: ReferenceFrameProps) => (
  <div className={styles.referenceFrame}>
    <nav {...testable('reference-sidebar')} className={styles.sidebar} aria-label="API pages">
      <ul>
        {sidebar.map(({ path, label }) => (
          <li key={path}>
            <NavLink {...testable(nameOf(path))} to={path}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.content}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  </div>
);
