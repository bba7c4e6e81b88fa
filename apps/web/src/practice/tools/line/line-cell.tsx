import { Fragment, useRef } from 'react';
import { testable } from '../../../ui/testable.ts';
import { copyTextOf } from '../../code/copy.ts';
import { useTemporaryMessage } from '../../temporary-message.ts';
import styles from './line-cell.module.css';

interface LineCellProps {
  /** The test id of the element. */
  readonly testId: string;
  /** The place of the row; the name of the button has no word that a test looks for in the exercise. */
  readonly row: number;
  /** The id of the text that says what the element is. */
  readonly describedBy: string;
  readonly children: string;
}

const messageMs = 5000;

/** A line of code with a copy button. What it says is not an `output`: exercises are about those. */
export const LineCell = ({ testId, row, describedBy, children: line }: LineCellProps) => {
  const code = useRef<HTMLElement>(null);
  const [message, show] = useTemporaryMessage(messageMs);
  const copy = async () => code.current && show(await copyTextOf(code.current));

  return (
    <td>
      <div className={styles.lineCell}>
        <code ref={code}>{breakable(line)}</code>
        <button
          {...testable(`line-of-${testId}-copy`)}
          className="control small-button"
          type="button"
          aria-label={`Copy line ${row}`}
          aria-describedby={describedBy}
          onClick={() => void copy()}
        >
          Copy
        </button>
      </div>
      <span className="muted block" aria-live="polite">
        {message}
      </span>
    </td>
  );
};

/** A long line continues after an opening bracket or before the next call, and not in a word. */
const breakable = (line: string) =>
  line.split(/(?<=\()(?!\))|(?<=\))(?=\.)/).map((part, index) => (
    // The parts never change places: their index is their key.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
