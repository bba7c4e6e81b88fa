import { cities } from '@sparring/practice/labs/comboboxes/choices';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { Editable } from './editable.tsx';
import styles from './page.module.css';

interface VisitedProps {
  readonly hint: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A combobox whose choices become chips. */
export const Visited = ({ hint, chosen, onChange }: VisitedProps) => (
  <div>
    <Editable
      name="combo-visited"
      label="Visited"
      hint={hint}
      options={cities.filter((city) => !chosen.includes(city))}
      value=""
      onChoose={(city) => onChange([...chosen, city])}
    />
    {chosen.length > 0 && (
      <ul
        {...testable('combo-chips')}
        className={`actions flush ${styles.chips}`}
        aria-label="Chips"
      >
        {chosen.map((city) => (
          <li key={city}>
            {city}
            <Button
              name={`combo-remove-${city.toLowerCase()}`}
              look="plain"
              aria-label={`Remove ${city}`}
              onClick={() => onChange(chosen.filter((other) => other !== city))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
