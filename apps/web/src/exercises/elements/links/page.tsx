import { paths } from '../../../paths.ts';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

interface LinkTo {
  readonly token: string;
  readonly text: string;
  readonly path: string;
}

const working: LinkTo[] = [
  { token: 'link-home', text: 'Home page', path: paths.home },
  { token: 'link-exercises', text: 'List of exercises', path: paths.webElements },
  { token: 'link-about', text: 'About this site', path: paths.about },
];

const broken: LinkTo[] = [
  { token: 'link-nonexistent', text: 'Nonexistent page', path: '/nonexistent-page' },
  { token: 'link-invalid', text: 'Invalid path', path: '/webelements/invalid-path' },
  { token: 'link-404', text: 'Page 404', path: '/webelements/404' },
];

const Links = () => (
  <div className={styles.links}>
    <LinkList title="Working links" token="working-links" links={working} />
    <LinkList title="Broken links" token="broken-links" links={broken} />
  </div>
);

export default Links;

interface LinkListProps {
  readonly title: string;
  readonly token: string;
  readonly links: readonly LinkTo[];
}

/** Plain links instead of the router's: the server has to answer, with a status that tests can see. */
const LinkList = ({ title, token, links }: LinkListProps) => (
  <section>
    <h2 id={`${token}-title`}>{title}</h2>
    <ul {...testable(token)} aria-labelledby={`${token}-title`}>
      {links.map((link) => (
        <li key={link.path}>
          <a {...testable(link.token)} href={link.path}>
            {link.text}
          </a>{' '}
          <code>{link.path}</code>
        </li>
      ))}
    </ul>
  </section>
);
