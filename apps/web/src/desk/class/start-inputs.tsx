import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './start-inputs.module.css';
import type { StartFields } from './start-fields.ts';

interface StartInputsProps {
  readonly fields: StartFields;
  readonly set: (name: keyof StartFields, text: string) => void;
}

const choices = [
  ['seeds', 'Seeds', { same: 'the same for all', own: 'another for each' }],
  ['chance', 'Chance', { seeded: 'seeded', always: 'always', never: 'never' }],
  ['clock', 'Clock', { running: 'running', frozen: 'frozen' }],
  ['if_match', 'If-Match', { optional: 'optional', required: 'required' }],
] as const;

const texts = [
  ['seed', 'Seed', 'A whole number. Empty: 42.'],
  ['now', 'Time', 'Such as 2026-03-02T09:00:00Z. Empty: the time of the server.'],
] as const;

const jsons = [
  ['limit', 'Limit', 'As JSON, such as {"kind": "fixed-window", "limit": 100, "window": 60}.'],
  [
    'faults',
    'Faults',
    'A list of rules as JSON, such as [{"path": "/books", "outcomes": [{"kind": "status", "status": 503}, {"kind": "pass"}]}].',
  ],
] as const;

export const StartInputs = ({ fields, set }: StartInputsProps) => (
  <>
    <div className={styles.grid}>
      {texts.map(([name, label, hint]) => (
        <TextField
          key={name}
          label={label}
          name={`start-${name}`}
          hint={hint}
          value={fields[name]}
          onText={(text) => set(name, text)}
        />
      ))}
      {choices.map(([name, label, options]) => (
        <Field key={name} label={label} name={`start-${name.replace('_', '-')}`}>
          {(wiring) => (
            <select
              {...wiring}
              value={fields[name]}
              onChange={({ target }) => set(name, target.value)}
            >
              <option value="">as in a new workspace</option>
              {Object.entries(options).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
    {jsons.map(([name, label, hint]) => (
      <Field key={name} label={label} name={`start-${name}`} hint={hint}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={styles.json}
            rows={4}
            value={fields[name]}
            spellCheck={false}
            onChange={({ target }) => set(name, target.value)}
          />
        )}
      </Field>
    ))}
  </>
);
