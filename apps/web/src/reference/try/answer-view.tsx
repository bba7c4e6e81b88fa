import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import styles from './answer-view.module.css';
import { type Finding, findings } from './findings.ts';
import { HeaderList } from '../../practice/call/header-list.tsx';
import type { Answer } from '../../practice/call/send.ts';

interface AnswerViewProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly answer: Answer;
  readonly onUse: (finding: Finding) => void;
}

/** The headers shown first. The others are in a closed fold. */
const notable = new Set([
  'x-chance',
  'etag',
  'retry-after',
  'x-workspace',
  'location',
  'link',
  'x-total-count',
  'deprecation',
  'sunset',
  'content-disposition',
  'www-authenticate',
  'allow',
  'content-type',
]);

type Header = Answer['headers'][number];

export const AnswerView = ({ name, answer, onUse }: AnswerViewProps) => {
  const [first, others] = [true, false].map((isNotable) =>
    answer.headers.filter(([header]) => notable.has(header) === isNotable),
  ) as [Header[], Header[]];

  return (
    <section className={`spaced ${styles.answerView}`} aria-label="What came back">
      <HeaderList name={`${name}-headers`} rows={first} />
      <details {...testable(`${name}-other-headers`)}>
        <summary {...testable(`${name}-other-headers-toggle`)}>
          The other {others.length} headers
        </summary>
        <HeaderList name={`${name}-other-headers-list`} rows={others} />
      </details>
      {answer.body && (
        <CodeBlock name={`${name}-answer-body`} what="the body of the response">
          {answer.body}
        </CodeBlock>
      )}
      <Findings name={name} answer={answer} onUse={onUse} />
    </section>
  );
};

/** Buttons that copy an id, a token or an ETag into the other requests. */
const Findings = ({ name, answer, onUse }: AnswerViewProps) => {
  const found = findings(answer);
  return (
    found.length > 0 && (
      <p className={`actions ${styles.findings}`}>
        {found.map((finding) => (
          <button
            key={finding.what}
            {...testable(`${name}-use-${finding.what.toLowerCase().replaceAll(' ', '-')}`)}
            type="button"
            onClick={() => onUse(finding)}
          >
            Use this {finding.what} in {finding.into}
          </button>
        ))}
      </p>
    )
  );
};
