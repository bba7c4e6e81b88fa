import { Link, useLocation } from 'react-router';
import { version } from '../../../../package.json';
import { guidePath, paths } from '../paths.ts';
import { seed } from '../session/chance.ts';
import { speed } from '../session/clock.ts';
import { testable } from '../ui/testable.ts';
import styles from './footer.module.css';
import { seedInWords, speedInWords } from './in-words.ts';
import { TabSettingNote } from './tab-setting-note.tsx';

export const Footer = () => {
  const { pathname, search } = useLocation();
  return (
    <footer className={`small ${styles.footer}`}>
      <div className={`row page-width ${styles.inside}`}>
        <p {...testable('footer-version')}>Sparring {version}</p>
        <TabSettingNote name="speed" label="Speed" setting={speed} inWords={speedInWords} />
        <TabSettingNote name="seed" label="Seed" setting={seed} inWords={seedInWords} />
        <ul className={`row ${styles.links}`}>
          {links.map(([name, label, path]) => (
            <li key={name}>
              <Link {...testable(name)} to={path} state={{ from: pathname + search }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
};

const links = [
  ['footer-start', 'Start', paths.start],
  ['footer-about', 'About', paths.about],
  ['footer-rules', 'Rules', paths.rules],
  ['footer-grade', 'Grade', paths.grade],
  ['footer-tasks', 'Tasks', paths.tasks],
  ['footer-console', 'Request console', paths.console],
  ['footer-guides', 'Guides', paths.guides],
  ['footer-kits', 'Kits', guidePath('kits')],
  ['footer-classroom', 'Classroom', guidePath('classroom')],
  ['footer-changelog', 'Changelog', guidePath('changelog')],
  ['footer-stability', 'Stability', guidePath('stability')],
  ['footer-source', 'Source', guidePath('source')],
  ['footer-settings', 'Settings', `${paths.about}#tab-settings`],
  ['footer-contact', 'Contact', paths.contact],
  ['footer-report', 'Report a problem', `${paths.contact}#report`],
] as const;
