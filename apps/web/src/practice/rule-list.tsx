import type { RuleText } from '@sparring/rules/area';
import { Marked } from '../ui/marked.tsx';
import styles from './rule-list.module.css';

/** Rules, each with its number. */
export const RuleList = ({ rules }: { readonly rules: readonly RuleText[] }) => (
  <ul className={styles.ruleList}>
    {rules.map(({ id, text }) => (
      <li key={id}>
        <code>{id}</code>{' '}
        <span>
          <Marked>{text}</Marked>
        </span>
      </li>
    ))}
  </ul>
);
