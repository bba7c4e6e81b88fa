import type { RecordedBody, RecordedMessage } from '@sparring/contracts/recorded-request';
import { testable } from '../ui/testable.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { asJson } from '../practice/call/as-json.ts';
import { HeaderList } from '../practice/call/header-list.tsx';

interface MessageProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly title: string;
  readonly message: RecordedMessage;
}

const pretty = (text: string): string => {
  const json = asJson(text);
  return json === undefined ? text : JSON.stringify(json, null, 2);
};

const sizeInWords = ({ text, bytes, complete }: RecordedBody): string => {
  if (complete) return `${bytes} bytes.`;
  return text === ''
    ? `${bytes} bytes, which are not text.`
    : `${bytes} bytes, of which this is the beginning.`;
};

/** The headers and the body of a request or of an answer. */
export const Message = ({ name, title, message: { headers, body } }: MessageProps) => (
  <section aria-labelledby={`${name}-title`}>
    <h3 id={`${name}-title`}>{title}</h3>
    <HeaderList
      name={`${name}-headers`}
      rows={headers.map(({ name: header, value }) => [header, value] as const)}
    />
    {body?.text && (
      <CodeBlock name={`${name}-body`} what={`the body: ${title}`}>
        {pretty(body.text)}
      </CodeBlock>
    )}
    <p {...testable(`${name}-size`)}>{body ? sizeInWords(body) : 'No body.'}</p>
  </section>
);
