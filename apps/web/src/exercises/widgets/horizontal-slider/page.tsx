import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Field } from '../../../ui/field.tsx';

export * from './lesson.ts';

const HorizontalSlider = () => {
  const [rounds, setRounds] = useState(0);

  return (
    <>
      <Field label="Rounds" name="horizontal-slider-rounds" hint="From 0 to 5 in steps of 0.5.">
        {(wiring) => (
          <input
            {...wiring}
            type="range"
            min={0}
            max={5}
            step={0.5}
            value={rounds}
            onChange={(event) => setRounds(event.target.valueAsNumber)}
          />
        )}
      </Field>
      <Outcome label="Value" name="horizontal-slider-value" quiet>
        {rounds}
      </Outcome>
    </>
  );
};

export default HorizontalSlider;
