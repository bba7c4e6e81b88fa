import type { Dispatch } from 'react';
import { Field } from '../../ui/field.tsx';
import type { PrintedEndpoint } from '../print-endpoint.ts';
import type { Draft, ParameterLocation } from '../../practice/call/draft.ts';
import styles from './draft-form.module.css';
import { DraftValue } from './draft-value.tsx';
import type { DraftEdit } from './edit-drafts.ts';

interface DraftFormProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly endpoint: PrintedEndpoint;
  readonly draft: Draft;
  readonly edit: Dispatch<DraftEdit>;
}

const captions: Readonly<Record<ParameterLocation, string>> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
};

const places = Object.keys(captions) as ParameterLocation[];

/** The fields of a request. Nothing is validated, so that the reader can provoke errors. */
export const DraftForm = ({ name, endpoint, draft, edit }: DraftFormProps) => {
  const groups = Map.groupBy(draft.fields, ({ place }) => place);
  return (
    <>
      {places.map((place) => {
        const fields = groups.get(place);
        return (
          fields && (
            <div key={place} className="spaced-2">
              {/* Each name of a field says its place, too. */}
              <p className="small bold spaced-2" aria-hidden="true">
                {captions[place]}
              </p>
              <div className={styles.fields}>
                {fields.map((field) => (
                  <DraftValue
                    key={field.name}
                    name={name}
                    field={field}
                    choices={
                      endpoint.parameters.find(
                        (one) => one.place === place && one.name === field.name,
                      )?.choices
                    }
                    onChange={(value) =>
                      edit({ kind: 'field', endpoint, place, name: field.name, value })
                    }
                  />
                ))}
              </div>
            </div>
          )
        );
      })}
      {draft.body !== undefined && (
        <Field label="Body" name={`${name}-body`}>
          {(wiring) => (
            <textarea
              {...wiring}
              className={styles.body}
              rows={draft.body?.split('\n').length}
              spellCheck={false}
              value={draft.body}
              onChange={({ target }) => edit({ kind: 'body', endpoint, body: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
};
