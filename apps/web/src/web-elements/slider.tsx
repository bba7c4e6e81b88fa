import { useState } from 'react';
import { Outcome } from '../practice/outcome.tsx';
import { Field } from '../ui/field.tsx';
import { DemoSection } from './demo-section.tsx';

export const Slider = () => {
  const [value, setValue] = useState('50');

  return (
    <DemoSection name="slider" title="Slider">
      <Field label="Slider from 0 to 100" name="demo-slider">
        {(wiring) => (
          <input
            {...wiring}
            type="range"
            min="0"
            max="100"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Outcome label="Slider" name="demo-slider-value" quiet>
        Value: {value}
      </Outcome>
    </DemoSection>
  );
};
