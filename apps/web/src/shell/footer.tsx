import { Link } from 'react-router';
import { version } from '../../../../package.json';
import { paths } from '../paths.ts';
import { seed } from '../session/chance.ts';
import { speed } from '../session/clock.ts';
import { testable } from '../ui/testable.ts';
import styles from './footer.module.css';
import { seedInWords, speedInWords } from './in-words.ts';
import { TabSettingNote } from './tab-setting-note.tsx';

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <p {...testable('footer-version')}>Sparring {version}</p>
      <TabSettingNote name="speed" label="Speed" setting={speed} inWords={speedInWords} />
      <TabSettingNote name="seed" label="Seed" setting={seed} inWords={seedInWords} />
      <ul className={styles.links}>
        <li>
          <Link {...testable('footer-start')} to={paths.start}>
            Start
          </Link>
        </li>
        <li>
          <Link {...testable('footer-about')} to={paths.about}>
            About
          </Link>
        </li>
        <li>
          <Link {...testable('footer-rules')} to={paths.rules}>
            Rules
          </Link>
        </li>
        <li>
          <Link {...testable('footer-grade')} to={paths.grade}>
            Grade
          </Link>
        </li>
        <li>
          <Link {...testable('footer-contact')} to={paths.contact}>
            Contact
          </Link>
        </li>
      </ul>
    </div>
  </footer>
);
