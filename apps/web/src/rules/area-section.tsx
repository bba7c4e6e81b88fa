import { useState } from 'react';
import { Link } from 'react-router';
import type { Area, RuleText } from '@sparring/rules/area';
import { Marked } from '../ui/marked.tsx';
import { plain } from '../ui/marks.ts';
import { testable } from '../ui/testable.ts';
import styles from './area-section.module.css';

interface AreaSectionProps {
  readonly area: Area;
  /** The rule that the address names. */
  readonly chosen: string;
  readonly isOpen: boolean;
}

const inWords = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);

const asText = ({ id, text, from }: RuleText): string => `${id} ${plain(text)} ${from}`;

/** The rules of an area in a fold. Until it is opened they are one text, in which the search of the browser finds them and opens it. */
export const AreaSection = ({ area, chosen, isOpen }: AreaSectionProps) => {
  const { slug, title, rules } = area;
  const id = `area-${slug}`;
  const isNamed = chosen === id || rules.some((rule) => rule.id === chosen);
  const [wasOpened, setOpened] = useState(false);
  return (
    <section className={styles.areaSection} aria-labelledby={id}>
      <details
        {...testable(`${id}-rules`)}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        {/* At a click the list is there before the fold opens, and not a moment later. */}
        <summary
          {...testable(`${id}-toggle`)}
          className="hoverable"
          onClick={() => setOpened(true)}
        >
          <h3 id={id}>{title}</h3> <small>{inWords(rules.length)}</small>
        </summary>
        {isOpen || isNamed || wasOpened ? (
          <ul className="plain-list">
            {rules.map((rule) => (
              <Row key={rule.id} rule={rule} isChosen={rule.id === chosen} />
            ))}
          </ul>
        ) : (
          rules.map(asText).join('\n')
        )}
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
      <Marked>{rule.text}</Marked> <small className="small nowrap">{rule.from}</small>
    </span>
  </li>
);
