import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Field } from '../../../ui/field.tsx';

/* One chunk brings the page and its lesson. */
export * from './lesson.ts';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Field and Outcome write id and data-testid from one name; a bare element gets both by testable(). */
const Slider = () => {
  const [price, setPrice] = useState(0);

  return (
    <>
      <Field
        label="Price"
        name="slider-price"
        hint="From 0 to 199.95 euros in steps of 0.01. The character before the euro sign is a no-break space (U+00A0), which an exact comparison of the text must contain."
      >
        {(wiring) => (
          <input
            {...wiring}
            type="range"
            min={0}
            max={199.95}
            step={0.01}
            value={price}
            aria-valuetext={euro.format(price)}
            onChange={(event) => setPrice(event.target.valueAsNumber)}
          />
        )}
      </Field>
      <Outcome label="Your price" name="slider-value" quiet>
        {euro.format(price)}
      </Outcome>
    </>
  );
};

export default Slider;
