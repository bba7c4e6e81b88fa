import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.tsx';
import { ApiPages } from './api-pages.tsx';
import { GuideLink } from './guide-link.tsx';
import styles from './reference-frame.module.css';

interface ReferenceFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The heading of every page about the API, and the links to the others. */
export const ReferenceFrame = ({ title, lead, children }: ReferenceFrameProps) => (
  <div className={styles.referenceFrame}>
    <div className={styles.head}>
      <PageHeading>{title}</PageHeading>
      <p className="lead flush">{lead}</p>
      <GuideLink />
    </div>
    <ApiPages current={title} />
    <div className={styles.content}>{children}</div>
  </div>
);
