import { Link } from 'react-router';
import { testable } from '../ui/testable.ts';
import type { Chapter } from './filter.ts';
import styles from './area-links.module.css';

const inWords = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);

/** The areas that have rules to show. */
export const AreaLinks = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <nav className={styles.areaLinks} aria-label="Areas">
    {chapters.map(({ title, areas }) => (
      <div key={title}>
        <p>{title}</p>
        <ul>
          {areas.map((area) => (
            <li key={area.slug}>
              <Link {...testable(`to-${area.slug}`)} to={{ hash: `area-${area.slug}` }}>
                {area.title}: {inWords(area.rules.length)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
