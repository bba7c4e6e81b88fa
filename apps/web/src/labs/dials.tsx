import { type InputHTMLAttributes, useState } from 'react';
import { useLocation } from 'react-router';
import type { Dial, DialReading } from '../practice/dial.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { testable } from '../ui/testable.ts';
import styles from './dials.module.css';

interface DialsProps {
  readonly readings: readonly (DialReading & { readonly dial: Dial })[];
  readonly seed: number;
  /** True if neither the address nor the browser tab has a seed. */
  readonly isDrawn: boolean;
}

/** A native form in a fold: it puts the values into the address and loads the page again. The fold is open if the address has a setting. */
export const Dials = ({ readings, seed, isDrawn }: DialsProps) => {
  const { search } = useLocation();
  const [isOpenAtFirst] = useState(() => isSet(search, readings));
  const values = readings.map(({ dial, value }) => `${dial.name} ${value}`).join(' · ');

  return (
    <details {...testable('dials')} className={styles.fold} open={isOpenAtFirst}>
      <summary {...testable('dials-toggle')} className="hoverable">
        <strong>Settings</strong>{' '}
        <span className="muted">
          {values && `${values} · `}seed <output {...testable('seed-in-use')}>{seed}</output>
        </span>
      </summary>
      <form className={styles.dials} method="get" aria-label="Settings">
        {readings.map(({ dial, value, problem }) => (
          <Field
            key={dial.name}
            label={dial.label}
            name={`dial-${dial.name}`}
            hint={dial.hint}
            error={problem}
          >
            {(wiring) => (
              <input {...wiring} {...kindOf(dial)} name={dial.name} required defaultValue={value} />
            )}
          </Field>
        ))}
        <Field
          label="Seed"
          name="dial-seed"
          hint="Leave empty for a new random seed on each load. A seed applies to the whole browser tab."
        >
          {(wiring) => (
            <input
              {...wiring}
              name="seed"
              type="number"
              step={1}
              defaultValue={isDrawn ? '' : seed}
              autoComplete="off"
            />
          )}
        </Field>
        <div className={`row ${styles.actions}`}>
          <Button name="dials-apply" look="plain" type="submit">
            Reload with these settings
          </Button>
          <a {...testable('dials-reset')} href="?seed=">
            Reset the settings
          </a>
        </div>
      </form>
    </details>
  );
};

const isSet = (search: string, readings: DialsProps['readings']): boolean => {
  const given = new URLSearchParams(search);
  const isGiven = ({ dial, value }: (typeof readings)[number]) =>
    given.get(dial.name) || ('before' in dial && value !== dial.initial);
  return Boolean(given.get('seed')) || readings.some(isGiven);
};

const kindOf = (dial: Dial): InputHTMLAttributes<HTMLInputElement> => {
  if ('accepts' in dial) return { type: 'text', autoComplete: 'off', spellCheck: false };
  const { min, max, step } = dial;
  return { type: 'number', min, max, step };
};
