import type { ComponentType } from 'react';
import { Link } from 'react-router';
import styles from './breadcrumb.module.css';
import { testable } from './testable.ts';

/** What the loader of a page with a breadcrumb returns. */
export interface ShownPage {
  readonly lesson: { readonly title: string; readonly path: string };
}

/** The handle of a route whose page has a breadcrumb, which the frame of the site shows. */
export interface WayBack {
  readonly Breadcrumb: ComponentType<ShownPage>;
}

interface BreadcrumbProps {
  /** The list to which the page belongs. No link of the main navigation has its name. */
  readonly list: string;
  readonly path: string;
  /** The title of the page. */
  readonly children: string;
}

/** The way back to the list of a page. */
export const Breadcrumb = ({ list, path, children }: BreadcrumbProps) => (
  <nav className={styles.breadcrumb} aria-label="Breadcrumb">
    <ol className="row flush">
      <li>
        <Link {...testable('breadcrumb-list')} to={path}>
          {list}
        </Link>
      </li>
      <li>{children}</li>
    </ol>
  </nav>
);
