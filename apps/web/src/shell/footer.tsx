import { Link } from 'react-router';
import { version } from '../../package.json';
import { seed } from '../chance.ts';
import { speed } from '../clock.ts';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p {...testable('footer-version')}>Sparring {version}</p>
        {speed.value !== undefined && <p {...testable('footer-speed')}>Speed: {speed.value}</p>}
        {seed.value !== undefined && <p {...testable('footer-seed')}>Seed: {seed.value}</p>}
        {speed.problem && <p {...testable('footer-speed-problem')}>{speed.problem}</p>}
        {seed.problem && <p {...testable('footer-seed-problem')}>{seed.problem}</p>}
        <ul className={styles.links}>
          <li>
            <Link {...testable('footer-about')} to={paths.about}>
              About
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
}
