import { playground } from '@sparring/rules/site/playground';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { RuleFold } from '../practice/rule-fold.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { StartLine } from '../ui/start-line.tsx';
import { testable } from '../ui/testable.ts';
import { difficultyOf } from './difficulty-of.ts';
import type { Pack } from './exercise.ts';
import styles from './overview.module.css';
import { Visited } from './visited.tsx';
import { packs } from './packs.ts';

/** The content of the playground before an exercise is chosen. */
export const Overview = () => (
  <>
    <PageHeading>Web Elements</PageHeading>
    <StartLine path={paths.startFirstTest}>Your first test, step by step</StartLine>
    <p>
      Choose an exercise from the list. It opens here, and the address stays the same. Each exercise
      also has a page of its own, linked below, where a test can start.
    </p>
    <p>
      The{' '}
      <Link {...testable('open-demo')} to={paths.webElementsDemo}>
        Web Elements Demo
      </Link>{' '}
      has seven small exercises on one page.
    </p>
    {packs.map((pack) => (
      <PackList key={pack.name} {...pack} />
    ))}
    <RuleFold areas={[playground]} />
  </>
);

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

const PackList = ({ title: pack, exercises }: Pack) => (
  <>
    <h2>
      {pack}: {exercises.length} exercises
    </h2>
    <ul className={`stack ${styles.overview}`}>{entries(exercises)}</ul>
  </>
);

const entries = (list: Pack['exercises'], of?: string): readonly ReactNode[] =>
  list
    .filter(({ twinOf }) => twinOf === of)
    .map(({ slug, title, trains, path }) => {
      const twins = entries(list, slug);
      return (
        <li key={slug} {...testable(`overview-${slug}`)}>
          <p>
            {of && 'Much the same: '}
            <strong>{title}.</strong> {!of && firstSentence(trains)}
          </p>
          <p className={styles.kind}>
            <Link {...testable(`open-${slug}`)} to={path}>
              {path}
            </Link>{' '}
            {difficultyOf({ slug })}
          </p>
          <Visited path={path} />
          {twins.length > 0 && <ul className="flush">{twins}</ul>}
        </li>
      );
    });
