import { type ReactNode, useRef } from 'react';
import { useTemporaryMessage } from '../temporary-message.ts';
import { testable } from '../../ui/testable.ts';
import styles from './code-block.module.css';
import { copyTextOf } from './copy.ts';
import { useColors } from './use-colors.ts';

interface CodeBlockProps {
  /** Id and test id. */
  readonly name: string;
  /** What the copy button copies, for its accessible name. */
  readonly what: string;
  readonly children: ReactNode;
}

const messageMs = 5000;

/** A block of code with a copy button. Long lines wrap, so that no end of a command is out of sight. */
export const CodeBlock = ({ name, what, children }: CodeBlockProps) => {
  const code = useRef<HTMLElement>(null);
  const [message, show] = useTemporaryMessage(messageMs);
  useColors(code);
  const copy = async () => code.current && show(await copyTextOf(code.current));

  return (
    <div className={`box ${styles.codeBlock}`}>
      <p className={styles.copy}>
        <output {...testable(`${name}-copied`)}>{message}</output>
        <button
          {...testable(`${name}-copy`)}
          className="control small-button"
          type="button"
          aria-label={`Copy ${what}`}
          onClick={() => void copy()}
        >
          Copy
        </button>
      </p>
      {/* A long block scrolls, and the keyboard has to reach what scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre {...testable(name)} tabIndex={0}>
        <code ref={code}>{children}</code>
      </pre>
    </div>
  );
};
