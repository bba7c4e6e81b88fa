import { type ProblemKind, problemKinds, problemType } from '@sparring/contracts/problem';
import styles from '../../ui/tables.module.css';
import { Marked } from '../../ui/marked.tsx';
import { testable } from '../../ui/testable.ts';

interface ProblemTableProps {
  /** Id, and what the ids of the links begin with. */
  readonly name: string;
  readonly kinds: readonly ProblemKind[];
  /** Those that share the last row: failures of the server. */
  readonly ofTheServer?: readonly ProblemKind[];
}

/** The problems and their causes. Each row links to the page of the problem's `type`. */
export const ProblemTable = ({ name, kinds, ofTheServer }: ProblemTableProps) => {
  const byStatus = kinds.toSorted((a, b) => problemKinds[a].status - problemKinds[b].status);
  const linkTo = (kind: ProblemKind) => (
    <a key={kind} {...testable(`${name}-${kind}`)} href={problemType(kind)}>
      {problemKinds[kind].error}
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
        {byStatus.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {problemKinds[kind].status}
              <span className={styles.aside}>{problemKinds[kind].title}</span>
            </th>
            <td>{linkTo(kind)}</td>
            <td>
              <Marked>{problemKinds[kind].when}</Marked>
            </td>
          </tr>
        ))}
        {ofTheServer && (
          <tr>
            <th scope="row">5xx</th>
            <td>
              {ofTheServer.flatMap((kind, at) => (at === 0 ? linkTo(kind) : [', ', linkTo(kind)]))}
            </td>
            <td>A failure of the server. No request causes it on purpose.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
