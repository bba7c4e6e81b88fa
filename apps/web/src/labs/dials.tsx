import type { InputHTMLAttributes } from 'react';
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

/** A native form: it puts the values into the address and loads the page again. */
export const Dials = ({ readings, seed, isDrawn }: DialsProps) => (
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
    <Field label="Seed" name="dial-seed" hint="Leave empty for a new random seed on each load.">
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
    <Button name="dials-apply" look="plain" type="submit">
      Reload with these settings
    </Button>
    <p className={styles.seed}>
      Seed in use: <output {...testable('seed-in-use')}>{seed}</output>
    </p>
  </form>
);

const kindOf = (dial: Dial): InputHTMLAttributes<HTMLInputElement> => {
  if ('accepts' in dial) return { type: 'text', autoComplete: 'off', spellCheck: false };
  const { min, max, step } = dial;
  return { type: 'number', min, max, step };
};
