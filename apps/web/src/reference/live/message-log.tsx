import { testable } from '../../ui/testable.ts';
import styles from './live.module.css';

export interface LogLine {
  readonly id: number;
  readonly text: string;
}

interface MessageLogProps {
  /** Id and test id. */
  readonly name: string;
  readonly label: string;
  /** The oldest first. */
  readonly lines: readonly LogLine[];
  /** Lines of JSON break anywhere, because they have few spaces. */
  readonly isJson?: boolean;
}

/** What has arrived, in its order. Screen readers announce what is added. */
export const MessageLog = ({ name, label, lines, isJson = false }: MessageLogProps) => (
  <div
    role="log"
    aria-label={label}
    className={isJson ? `${styles.log} ${styles.json}` : styles.log}
  >
    <ol {...testable(name)}>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  </div>
);
