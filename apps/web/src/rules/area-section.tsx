import { Marked } from '../ui/marked.tsx';
import { Link } from 'react-router';
import type { Area, RuleText } from '@sparring/rules/area';
import { testable } from '../ui/testable.ts';
import styles from './area-section.module.css';

interface AreaSectionProps {
  readonly area: Area;
  /** The rule that the address names. */
  readonly chosen: string;
}

export const AreaSection = ({ area: { slug, title, rules }, chosen }: AreaSectionProps) => (
  <section aria-labelledby={`area-${slug}`}>
    <h3 id={`area-${slug}`} className={styles.title}>
      {title}
    </h3>
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <Row key={rule.id} rule={rule} isChosen={rule.id === chosen} />
      ))}
    </ul>
  </section>
);

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
