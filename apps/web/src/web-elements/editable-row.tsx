import { testable } from '../ui/testable.ts';
import { type Row, roles } from './rows.ts';

interface EditableRowProps {
  readonly row: Row;
  readonly onEdit: (change: Partial<Row>) => void;
}

export const EditableRow = ({ row, onEdit }: EditableRowProps) => {
  const { id, name, email, role } = row;
  const chosen = (value: string) => roles.find((each) => each === value) ?? role;

  return (
    <tr {...testable(`row-${id}`)}>
      <td data-column="ID">{id}</td>
      <td data-column="Name">
        <input
          {...testable(`name-${id}`)}
          type="text"
          aria-label={`Name of row ${id}`}
          value={name}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
      </td>
      <td data-column="Email">
        <input
          {...testable(`email-${id}`)}
          type="text"
          aria-label={`Email of row ${id}`}
          value={email}
          onChange={(event) => onEdit({ email: event.target.value })}
        />
      </td>
      <td data-column="Role">
        <select
          {...testable(`role-${id}`)}
          aria-label={`Role of row ${id}`}
          value={role}
          onChange={(event) => onEdit({ role: chosen(event.target.value) })}
        >
          {roles.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </td>
    </tr>
  );
};
