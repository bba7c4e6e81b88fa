import { type ProblemKind, problemKinds, problemType } from '@sparring/contracts/problem';
import styles from '../../ui/tables.module.css';
import { Marked } from '../../ui/marked.tsx';
import { testable } from '../../ui/testable.ts';

interface ProblemTableProps {
  /** Id, and what the ids of the links begin with. */
  readonly name: string;
  readonly kinds: readonly ProblemKind[];
}

/** The problems and their causes. Each row links to the page of the problem's `type`. */
export const ProblemTable = ({ name, kinds }: ProblemTableProps) => {
  const byStatus = kinds.toSorted((a, b) => problemKinds[a].status - problemKinds[b].status);
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
            <td>
              <a {...testable(`${name}-${kind}`)} href={problemType(kind)}>
                {problemKinds[kind].error}
              </a>
            </td>
            <td>
              <Marked>{problemKinds[kind].when}</Marked>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
