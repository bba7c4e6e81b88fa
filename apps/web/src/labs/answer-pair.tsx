import { type ReactNode, useEffect, useState } from 'react';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { Loading } from '../ui/loading.tsx';
import { testable } from '../ui/testable.ts';
import styles from './answer-pair.module.css';
import { sourceOf } from './answer-source.ts';
import { firstTestOf } from './first-test.ts';
import { changesBetween } from './line-changes.ts';

interface AnswerPairProps {
  readonly slug: string;
  readonly tool: string;
  /** The files of the test that fails and of the one that passes. */
  readonly fails: string;
  readonly passes: string;
}

type Sources = readonly [fails: string, passes: string];

/** A test that fails beside one that passes, with the lines marked in which they differ. Further tests are folded. */
export const AnswerPair = ({ slug, tool, fails, passes }: AnswerPairProps) => {
  const [sources, setSources] = useState<Sources>();

  useEffect(() => {
    let isShown = true;
    const lost = 'The file could not be loaded. Choose another tab, and then this one again.';
    Promise.all([sourceOf(slug, fails), sourceOf(slug, passes)]).then(
      (loaded) => isShown && setSources(loaded),
      () => isShown && setSources([lost, lost]),
    );
    return () => {
      isShown = false;
    };
  }, [slug, fails, passes]);

  const [failing, passing] = sources ?? ['', ''];
  const [first, rest] = firstTestOf(passing);
  const [before, after] = [linesOf(failing), linesOf(first)];
  const { removed, added } = changesBetween(before, after);

  return (
    <div className={styles.answerPair}>
      <Side title={`${tool}: a test that fails`} file={fails} isLoaded={sources !== undefined}>
        {marked(before, removed, 'del')}
      </Side>
      <Side title={`${tool}: a test that passes`} file={passes} isLoaded={sources !== undefined}>
        {marked(after, added, 'ins')}
      </Side>
      {rest && (
        <details {...testable(`${nameOf(passes)}-others`)} className={styles.others}>
          <summary>Its other tests</summary>
          <CodeBlock name={`${nameOf(passes)}-rest`} what={`${tool}: the other tests`}>
            {rest}
          </CodeBlock>
        </details>
      )}
    </div>
  );
};

const linesOf = (text: string): readonly string[] => text.split(/(?<=\n)/);

const nameOf = (file: string) => `answer-${file.replace(/\W|_/g, '-')}`;

/** The lines, with those at these places in an element; a blank line is no difference to learn from. */
const marked = (lines: readonly string[], places: ReadonlySet<number>, Mark: 'del' | 'ins') =>
  lines.map((line, at) =>
    // The lines never change places: their index is their key.
    // oxlint-disable-next-line react/no-array-index-key
    places.has(at) && line.trim() ? <Mark key={at}>{line}</Mark> : line,
  );

interface SideProps {
  readonly title: string;
  readonly file: string;
  readonly isLoaded: boolean;
  readonly children: ReactNode;
}

const Side = ({ title, file, isLoaded, children }: SideProps) => {
  const name = nameOf(file);
  return (
    <section aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{title}</h3>
      {isLoaded ? (
        <CodeBlock name={name} what={title}>
          {children}
        </CodeBlock>
      ) : (
        <Loading />
      )}
    </section>
  );
};
