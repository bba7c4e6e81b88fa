import { useState } from 'react';
import type { ComboboxesFacts } from '@sparring/contracts/lab-facts/comboboxes';
import { createChance } from '@sparring/practice/chance';
import { type Choices, cities, drawWanted } from '@sparring/practice/labs/comboboxes/choices';
import { judge } from '@sparring/practice/labs/comboboxes/judge';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Editable } from './editable.tsx';
import { LookAlike } from './look-alike.tsx';
import styles from './page.module.css';
import { Visited } from './visited.tsx';

export * from './lesson.ts';

const nothing: Choices = { Home: [], Travel: [], Visited: [], Hotel: [] };

const Comboboxes = ({ seed }: Settings) => {
  const [wanted] = useState(() => drawWanted(createChance(seed)));
  const [chosen, setChosen] = useState(nothing);
  const [facts, setFacts] = useState<ComboboxesFacts>();
  const set = (field: keyof Choices) => (value: string) =>
    setChosen({ ...chosen, [field]: value ? [value] : [] });
  const check = () => {
    const { Home: home, Travel: travel, Visited: visited, Hotel: hotel } = chosen;
    setFacts({ seed, home, travel, visited, hotel });
  };
  const hint = (field: keyof Choices) => `Choose ${wanted[field].join(' and ')}.`;

  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Home"
          name="combo-home"
          hint={hint('Home')}
          list="combo-cities"
          value={chosen.Home[0] ?? ''}
          onText={set('Home')}
        />
        <datalist id="combo-cities">
          {cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </datalist>
        <Editable
          name="combo-travel"
          label="Travel"
          hint={hint('Travel')}
          options={cities}
          value={chosen.Travel[0] ?? ''}
          onChoose={set('Travel')}
        />
        <Visited
          hint={hint('Visited')}
          chosen={chosen.Visited}
          onChange={(visited) => setChosen({ ...chosen, Visited: visited })}
        />
        <LookAlike
          name="combo-hotel"
          label="Hotel"
          hint={hint('Hotel')}
          options={cities}
          value={chosen.Hotel[0] ?? ''}
          onChoose={set('Hotel')}
        />
      </div>
      <Button name="combo-check" onClick={check}>
        Check
      </Button>
      <Verdict name="combo-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Comboboxes;
