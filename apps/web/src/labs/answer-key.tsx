import { useEffect, useState } from 'react';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { Fold } from '../practice/fold.tsx';
import { Marked } from '../ui/marked.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Answer } from './lab.ts';

/** The address of the source of every answer. CI runs the same files. */
const addresses = import.meta.glob<string>('./*/answers/*.{spec.ts,py}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const sourceAt = async (path: string): Promise<string> => {
  const response = await fetch(addresses[path] ?? path);
  if (!response.ok) throw new Error(`The server replied ${response.status}.`);
  return response.text();
};

const files = [
  { file: 'naive.spec.ts', title: 'Playwright: a test that fails' },
  { file: 'good.spec.ts', title: 'Playwright: a test that passes' },
  { file: 'test_naive.py', title: 'Selenium: a test that fails' },
  { file: 'test_good.py', title: 'Selenium: a test that passes' },
];

interface AnswerKeyProps {
  readonly slug: string;
  readonly answer: Answer;
}

/** The usual mistake and what works, in two tools. */
export const AnswerKey = ({ slug, answer }: AnswerKeyProps) => (
  <Fold name="answers" title="The answer: a test that fails and a test that passes">
    {() => (
      <>
        <p>
          <Marked>{answer.why}</Marked>
        </p>
        <p>
          The passing test in Playwright solves the task first. Its other tests check the rules of
          this page; each title names its rule.
        </p>
        {files.map(({ file, title }) => (
          <Source key={file} name={`answer-${file.replace(/\W|_/g, '-')}`} title={title}>
            {`./${slug}/answers/${file}`}
          </Source>
        ))}
      </>
    )}
  </Fold>
);

interface SourceProps {
  readonly name: string;
  readonly title: string;
  /** The path of the file. */
  readonly children: string;
}

const Source = ({ name, title, children: path }: SourceProps) => {
  const [text, setText] = useState<string>();

  useEffect(() => {
    let isShown = true;
    sourceAt(path).then(
      (source) => isShown && setText(source),
      () =>
        isShown && setText('The file could not be loaded. Close and open the fold to try again.'),
    );
    return () => {
      isShown = false;
    };
  }, [path]);

  return (
    <section aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{title}</h3>
      {text === undefined ? (
        <Loading />
      ) : (
        <CodeBlock name={name} what={title}>
          {text}
        </CodeBlock>
      )}
    </section>
  );
};
