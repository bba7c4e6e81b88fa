import { getSparring, ownFolder, withSource } from '../practice/code/get-sparring.ts';
import type { Code, PostmanRequest } from './step.ts';

/** A text to copy. */
interface Block {
  /** The end of the id; the blocks of one code differ in it. */
  readonly part: string;
  /** Where the text goes. */
  readonly caption: string;
  /** What the text is, for the copy button. */
  readonly what: string;
  readonly text: string;
}

/** What a page shows of a code. */
export const blocksOf = (code: Code): readonly Block[] => {
  switch (code.kind) {
    case 'run':
      return [
        ...gettingOf(code),
        block('run', 'In the terminal:', 'the commands', withSource(code.text)),
      ];
    case 'file':
      return [block('file', `Save as \`${code.file}\`:`, code.file, code.text)];
    case 'add':
      return [block('add', `Add at the end of \`${code.file}\`:`, 'the test', code.text)];
    case 'change':
      return [
        block('from', `In \`${code.file}\` replace this text:`, 'the old text', code.from),
        block('to', 'With this text:', 'the new text', code.to),
      ];
    case 'address':
      return [block('address', 'The address:', 'the address', code.text)];
    case 'request':
      return blocksOfRequest(code);
    default:
      return code satisfies never;
  }
};

/** On the machine of the site, Sparring is there. */
const gettingOf = ({ gets }: Extract<Code, { kind: 'run' }>): readonly Block[] => {
  if (gets === undefined || ownFolder() !== undefined) return [];
  const text = `cd ..\n${getSparring()}\ncd ${gets}`;
  return [block('get', 'Get Sparring beside your folder:', 'the commands that get Sparring', text)];
};

const block = (part: string, caption: string, what: string, text: string): Block => ({
  part,
  caption,
  what,
  text: text.trim(),
});

/** Only what differs from the request of the collection is shown. */
const blocksOfRequest = ({ address, body, script }: PostmanRequest): readonly Block[] => [
  ...(address ? [block('address', 'Address:', 'the address', address)] : []),
  ...(body ? [block('body', 'Body, raw, JSON:', 'the body', body)] : []),
  ...(script ? [block('script', captions[script.place], 'the script', script.text)] : []),
];

const captions = {
  instead: 'Scripts, Post-response, in place of the others:',
  'at the end': 'Scripts, Post-response, at the end:',
} as const;
