import { paths } from '../../../paths.ts';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

interface LinkTo {
  readonly name: string;
  readonly text: string;
  readonly path: string;
}

const working: LinkTo[] = [
  { name: 'link-home', text: 'Home Page', path: paths.home },
  { name: 'link-exercises', text: 'List of exercises', path: paths.webElements },
  { name: 'link-checkboxes', text: 'Checkboxes', path: '/webelements/checkboxes' },
  { name: 'link-about', text: 'About this site', path: paths.about },
];

const broken: LinkTo[] = [
  { name: 'link-nonexistent', text: 'Non-existent Page', path: '/nonexistent-page' },
  { name: 'link-invalid', text: 'Invalid Path', path: '/webelements/invalid-path' },
  { name: 'link-404', text: '404 Page', path: '/webelements/404' },
];

const Links = () => (
  <div className={styles.links}>
    <LinkList title="Working links" name="working-links" links={working} />
    <LinkList title="Broken links" name="broken-links" links={broken} />
  </div>
);

export default Links;

interface LinkListProps {
  readonly title: string;
  readonly name: string;
  readonly links: readonly LinkTo[];
}

/** Plain links instead of the router's, so that the server answers and tests can check the status. */
const LinkList = ({ title, name, links }: LinkListProps) => (
  <section>
    <h2 id={`${name}-title`}>{title}</h2>
    <ul {...testable(name)} className="plain-list" aria-labelledby={`${name}-title`}>
      {links.map((link) => (
        <li key={link.path}>
          <a {...testable(link.name)} className="bold" href={link.path}>
            {link.text}
          </a>{' '}
          <code className="muted">{link.path}</code>
        </li>
      ))}
    </ul>
  </section>
);
