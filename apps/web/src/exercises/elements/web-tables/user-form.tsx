import type { FormEvent, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { columns } from './columns.ts';
import styles from './page.module.css';
import type { UserFields } from './rules.ts';

interface UserFormProps {
  readonly draft: UserFields;
  readonly isEditing: boolean;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onChange: (draft: UserFields) => void;
  readonly onSave: () => void;
}

export const UserForm = ({ draft, isEditing, firstField, onChange, onSave }: UserFormProps) => {
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };

  return (
    <form className="spaced-6" aria-label="User" noValidate onSubmit={save}>
      <div className={styles.fields}>
        {columns.map(({ key, label, name, type }, index) => (
          <Field key={key} label={label} name={`user-${name}`}>
            {(wiring) => (
              <input
                {...wiring}
                ref={index === 0 ? firstField : undefined}
                type={type}
                placeholder={label}
                autoComplete="off"
                value={draft[key]}
                onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Button name="user-save" className="addButton" type="submit">
        {isEditing ? 'Update' : 'Add'}
      </Button>
    </form>
  );
};
