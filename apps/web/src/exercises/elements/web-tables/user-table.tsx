import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import rowCards from '../../../ui/row-cards.module.css';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { testable } from '../../../ui/testable.ts';
import { columns } from './columns.ts';
import styles from './page.module.css';
import type { User } from './rules.ts';

interface UserTableProps {
  readonly users: readonly User[];
  readonly onEdit: (user: User) => void;
  readonly onRemove: (id: number) => void;
}

export const UserTable = ({ users, onEdit, onRemove }: UserTableProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  // The row disappears with the pressed button, so the focus moves to the heading first.
  const remove = (id: number) => {
    title.current?.focus();
    onRemove(id);
  };

  return (
    <>
      <h2 ref={title} id="users-title" tabIndex={-1}>
        Users
      </h2>
      <ScrollBox label="Users" className={`spaced ${styles.scroll} ${rowCards.rowCards}`}>
        <table {...testable('users')} aria-labelledby="users-title">
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <Row key={user.id} user={user} onEdit={onEdit} onRemove={remove} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
};

type RowProps = Pick<UserTableProps, 'onEdit' | 'onRemove'> & { readonly user: User };

const Row = ({ user, onEdit, onRemove }: RowProps) => {
  const rowName = `user-${user.id}`;
  return (
    <tr {...testable(rowName)}>
      {columns.map((column) => (
        <td key={column.key} {...testable(`${rowName}-${column.name}`)} data-column={column.label}>
          {user[column.key]}
        </td>
      ))}
      <td data-column="Actions">
        <div className={`actions ${styles.actions}`}>
          <Button
            name={`${rowName}-edit`}
            look="plain"
            aria-label={`Edit user ${user.id}`}
            onClick={() => onEdit(user)}
          >
            Edit
          </Button>
          <Button
            name={`${rowName}-delete`}
            look="plain"
            aria-label={`Delete user ${user.id}`}
            onClick={() => onRemove(user.id)}
          >
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
};
