import { pageSettings } from '../page-settings/settings.ts';
import { testable } from '../ui/testable.ts';
import styles from './top-bar.module.css';

export const TopBar = () => (
  <div className={styles.topBar}>
    <ul className={styles.links}>
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
        <a {...testable('top-host')} href={pageSettings.hostedByUrl} target="_blank" rel="noopener">
          Hosted by {pageSettings.hostedByName}
        </a>
      </li>
    </ul>
  </div>
);
