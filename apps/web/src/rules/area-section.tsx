import { Marked } from '../ui/marked.tsx';
import { Link } from 'react-router';
import type { Area, RuleText } from '@sparring/rules/area';
import { testable } from '../ui/testable.ts';
import styles from './area-section.module.css';

interface AreaSectionProps {
  readonly area: Area;
  /** The rule that the address names. */
  readonly chosen: string;
  readonly isOpen: boolean;
}

const inWords = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);

/** The rules of an area in a fold. They are in the page while it is closed, so that the browser finds and prints them. */
export const AreaSection = ({ area, chosen, isOpen }: AreaSectionProps) => {
  const { slug, title, rules } = area;
  const id = `area-${slug}`;
  return (
    <section className={styles.areaSection} aria-labelledby={id}>
      <details {...testable(`${id}-rules`)} open={isOpen}>
        <summary {...testable(`${id}-toggle`)}>
          <h3 id={id}>{title}</h3> <small>{inWords(rules.length)}</small>
        </summary>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <Row key={rule.id} rule={rule} isChosen={rule.id === chosen} />
          ))}
        </ul>
      </details>
      <Link
        {...testable(`to-${slug}`)}
        className={styles.anchor}
        to={{ hash: id }}
        aria-label={`Link to the area ${title}`}
      >
        #
      </Link>
    </section>
  );
};

/** The number of a rule is a link to the rule, so that its address can be copied. */
const Row = ({ rule, isChosen }: { readonly rule: RuleText; readonly isChosen: boolean }) => (
  <li id={rule.id} className={styles.rule} aria-current={isChosen ? 'location' : undefined}>
    <Link
      {...testable(`rule-${rule.id.toLowerCase()}`)}
      className={styles.number}
      to={{ hash: rule.id }}
    >
      {rule.id}
    </Link>
    <span>
      <Marked>{rule.text}</Marked> <small className={styles.source}>{rule.from}</small>
    </span>
  </li>
);
