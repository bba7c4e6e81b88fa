import { type PriceRange, withMax, withMin } from '../rules.ts';
import { PriceSlider } from './price-slider.tsx';

interface PriceFilterProps {
  readonly range: PriceRange;
  readonly onSlide: (range: PriceRange) => void;
  readonly onSettle: () => void;
}

/** Two sliders that can meet but not cross. */
export const PriceFilter = ({ range, onSlide, onSettle }: PriceFilterProps) => (
  <fieldset>
    <legend>Price</legend>
    <PriceSlider
      label="Minimum price"
      name="price-min"
      value={range.min}
      onSlide={(min) => onSlide(withMin(range, min))}
      onSettle={onSettle}
    />
    <PriceSlider
      label="Maximum price"
      name="price-max"
      value={range.max}
      onSlide={(max) => onSlide(withMax(range, max))}
      onSettle={onSettle}
    />
  </fieldset>
);
