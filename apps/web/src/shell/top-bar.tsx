import { settings } from '../hosting/settings.ts';
import { testable } from '../ui/testable.ts';
import styles from './top-bar.module.css';

export const TopBar = () => (
  <div className={styles.topBar}>
    <ul className={styles.links}>
      <li>
        <a {...testable('top-practice')} href={settings.practiceUrl} target="_blank" rel="noopener">
          Practice Your Skills
        </a>
      </li>
      <li>
        <a {...testable('top-host')} href={settings.hostedByUrl} target="_blank" rel="noopener">
          Hosted by {settings.hostedByName}
        </a>
      </li>
    </ul>
  </div>
);
