import type { ReactNode } from 'react';
import { pageSettings } from '../page-settings/settings.ts';
import { testable } from '../ui/testable.ts';
import styles from './top-bar.module.css';

export const TopBar = ({ findButton }: { readonly findButton: ReactNode }) => (
  <div className={styles.topBar}>
    <div className={`page-width ${styles.inside}`}>
      <ul className={`row ${styles.links}`}>
        <li>
          <a
            {...testable('top-practice')}
            href={pageSettings.practiceUrl}
            target="_blank"
            rel="noopener"
          >
            Practice Your Skills
          </a>
        </li>
        <li>
          <a
            {...testable('top-host')}
            href={pageSettings.hostedByUrl}
            target="_blank"
            rel="noopener"
          >
            Hosted by {pageSettings.hostedByName}
          </a>
        </li>
      </ul>
      {findButton}
    </div>
  </div>
);
