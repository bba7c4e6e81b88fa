import { Link } from 'react-router';
import { testable } from '../ui/testable.ts';
import type { Block } from './content.ts';
import styles from './on-this-page.module.css';

const fewest = 4;

/** Links to the sections of a long guide. */
export const OnThisPage = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block] : [],
  );
  if (sections.length < fewest) return undefined;
  return (
    <nav className={styles.onThisPage} aria-label="On this page">
      <ul className="flush">
        {sections.map(({ fragment, id, name }) => (
          <li key={id}>
            <Link {...testable(`contents-${id}`)} to={{ hash: fragment }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
