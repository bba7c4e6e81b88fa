import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';
import type { Entry } from './entry.ts';
import type { Group } from './find.ts';
import styles from './found.module.css';

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The API serves the pages of problems. */
const isOfRouter = (to: string): boolean => !to.startsWith('/docs/');

interface ResultsProps {
  readonly groups: readonly Group[];
  readonly words: string;
  readonly onFollow: () => void;
}

export const Results = ({ groups, words, onFollow }: ResultsProps) =>
  groups.map(({ kind, shown, count }) => (
    <section key={kind} className={styles.found} aria-labelledby={`find-${idOf(kind)}`}>
      <h3 id={`find-${idOf(kind)}`}>{kind}</h3>
      <ul className="flush">
        {shown.map((entry) => (
          <Result key={entry.to} entry={entry} onFollow={onFollow} />
        ))}
      </ul>
      {count > shown.length && <More kind={kind} count={count} words={words} onFollow={onFollow} />}
    </section>
  ));

interface ResultProps {
  readonly entry: Entry;
  readonly onFollow: () => void;
}

const Result = ({ entry: { title, text, to }, onFollow }: ResultProps) => {
  const inside = (
    <>
      <b>{title}</b>{' '}
      <small>
        <Marked>{text}</Marked>
      </small>
    </>
  );
  const name = testable(`find-to-${idOf(to) || 'home'}`);
  return (
    <li>
      {isOfRouter(to) ? (
        <Link {...name} to={to} onClick={onFollow}>
          {inside}
        </Link>
      ) : (
        <a {...name} href={to}>
          {inside}
        </a>
      )}
    </li>
  );
};

interface MoreProps extends Omit<ResultsProps, 'groups'>, Pick<Group, 'kind' | 'count'> {}

/** Only the page of the rules shows all results. */
const More = ({ kind, count, words, onFollow }: MoreProps) =>
  kind === 'Rules' ? (
    <p>
      <Link
        {...testable('find-all-rules')}
        to={{ pathname: paths.rules, search: `?${new URLSearchParams({ q: words })}` }}
        onClick={onFollow}
      >
        All {count} rules
      </Link>
    </p>
  ) : (
    <p>The best of {count}. Add a word to see fewer.</p>
  );
