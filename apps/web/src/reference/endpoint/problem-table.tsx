import styles from '../../ui/tables.module.css';
import { Marked } from '../../ui/marked.tsx';
import { testable } from '../../ui/testable.ts';
import type { ProblemRow } from '../problem-rows.ts';

interface ProblemTableProps {
  /** Id, and what the ids of the links begin with. */
  readonly name: string;
  readonly rows: readonly ProblemRow[];
  /** Those that share the last row: failures of the server. */
  readonly ofTheServer?: readonly ProblemRow[];
}

/** The problems and their causes. Each row links to the page of the problem's `type`. */
export const ProblemTable = ({ name, rows, ofTheServer }: ProblemTableProps) => {
  const byStatus = rows.toSorted((a, b) => a.status - b.status);
  const linkTo = ({ kind, href, error }: ProblemRow) => (
    <a key={kind} {...testable(`${name}-${kind}`)} href={href}>
      {error}
    </a>
  );
  return (
    <table id={name} className={styles.tables}>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Error</th>
          <th scope="col">When it happens</th>
        </tr>
      </thead>
      <tbody>
        {byStatus.map((row) => (
          <tr key={row.kind}>
            <th scope="row">
              {row.status}
              <span className={styles.aside}>{row.title}</span>
            </th>
            <td>{linkTo(row)}</td>
            <td>
              <Marked>{row.when}</Marked>
            </td>
          </tr>
        ))}
        {ofTheServer && (
          <tr>
            <th scope="row">5xx</th>
            <td>
              {ofTheServer.flatMap((row, at) => (at === 0 ? linkTo(row) : [', ', linkTo(row)]))}
            </td>
            <td>A failure of the server. No request causes it on purpose.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
