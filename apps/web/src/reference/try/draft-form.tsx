import type { Dispatch } from 'react';
import { Field } from '../../ui/field.tsx';
import { kebab } from '../kebab.ts';
import type { Draft } from './draft.ts';
import styles from './draft-form.module.css';
import type { DraftEdit } from './edit-drafts.ts';

interface DraftFormProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly id: string;
  readonly draft: Draft;
  readonly edit: Dispatch<DraftEdit>;
}

/** The fields of a request. Nothing is validated, so that the reader can provoke errors. */
export const DraftForm = ({ name, id, draft, edit }: DraftFormProps) => (
  <>
    <div className={styles.draftForm}>
      {draft.fields.map((field) => (
        <Field
          key={field.place + field.name}
          label={`${field.name} (${field.place})`}
          name={`${name}-${field.place}-${kebab(field.name)}`}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              value={field.value}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) =>
                edit({
                  kind: 'field',
                  id,
                  place: field.place,
                  name: field.name,
                  value: target.value,
                })
              }
            />
          )}
        </Field>
      ))}
    </div>
    {draft.body !== undefined && (
      <Field label="Body" name={`${name}-body`}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={styles.body}
            rows={draft.body?.split('\n').length}
            spellCheck={false}
            value={draft.body}
            onChange={({ target }) => edit({ kind: 'body', id, body: target.value })}
          />
        )}
      </Field>
    )}
  </>
);
