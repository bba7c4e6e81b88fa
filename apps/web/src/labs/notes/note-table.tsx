import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import type { NoteRow } from './rows.ts';

interface NoteTableProps {
  readonly rows: readonly NoteRow[];
  readonly onEdit: (row: NoteRow, number: number) => void;
}

/** A note that is not stored cannot be edited: its version is not known. */
export const NoteTable = ({ rows, onEdit }: NoteTableProps) => (
  <table {...testable('notes-table')} className={`around middle-cells ${styles.notes}`}>
    <caption>Notes</caption>
    <thead>
      <tr>
        <th scope="col">Note</th>
        <th scope="col">State</th>
        <th scope="col">Change</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={row.id} data-state={row.state}>
          <th scope="row">{row.text}</th>
          <td>{row.state}</td>
          <td>
            <Button
              name={`notes-edit-${at + 1}`}
              look="plain"
              aria-label={`Edit ${row.text}`}
              disabled={row.state !== 'stored'}
              onClick={() => onEdit(row, at + 1)}
            >
              Edit
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
