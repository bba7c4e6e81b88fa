import { useRef, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { addUser, removeUser, seedUsers, updateUser, type User, type UserFields } from './rules.ts';
import { UserForm } from './user-form.tsx';
import { UserTable } from './user-table.tsx';

export * from './lesson.ts';

const blank: UserFields = {
  firstName: '',
  lastName: '',
  email: '',
  age: '',
  salary: '',
  department: '',
};

const WebTables = () => {
  const [users, setUsers] = useState<readonly User[]>(seedUsers);
  const [draft, setDraft] = useState(blank);
  const [editedId, setEditedId] = useState<number>();
  const [lastChange, setLastChange] = useState('none');
  const firstField = useRef<HTMLInputElement>(null);

  const load = (id: number | undefined, fields: UserFields) => {
    setEditedId(id);
    setDraft(fields);
  };
  const add = () => {
    const next = addUser(users, draft);
    setUsers(next);
    setLastChange(`Added user ${next.at(-1)?.id}`);
  };
  const update = (id: number) => {
    setUsers(updateUser(users, id, draft));
    setLastChange(`Updated user ${id}`);
  };
  const save = () => {
    if (editedId === undefined) add();
    else update(editedId);
    load(undefined, blank);
  };
  const edit = ({ id, ...fields }: User) => {
    load(id, fields);
    firstField.current?.focus();
  };
  const remove = (id: number) => {
    setUsers(removeUser(users, id));
    setLastChange(`Deleted user ${id}`);
    if (id === editedId) load(undefined, blank);
  };

  return (
    <>
      <UserForm
        draft={draft}
        isEditing={editedId !== undefined}
        firstField={firstField}
        onChange={setDraft}
        onSave={save}
      />
      <UserTable users={users} onEdit={edit} onRemove={remove} />
      <Outcome label="Last change" name="users-last-change">
        {lastChange}
      </Outcome>
    </>
  );
};

export default WebTables;
