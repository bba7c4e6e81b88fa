import { testable } from '../../ui/testable.ts';
import { priceLimits } from '../rules.ts';
import styles from './price-slider.module.css';

interface PriceSliderProps {
  readonly label: string;
  /** Id and test id. */
  readonly name: string;
  readonly value: number;
  readonly onSlide: (value: number) => void;
  /** Called when the thumb is released. */
  readonly onSettle: () => void;
}

export const PriceSlider = ({ label, name, value, onSlide, onSettle }: PriceSliderProps) => {
  // React's onChange is the browser's `input`, once for every dollar on the way.
  const listen = (input: HTMLInputElement) => {
    input.addEventListener('change', onSettle);
    return () => input.removeEventListener('change', onSettle);
  };
  return (
    <div className={styles.priceSlider}>
      <label className="bold" htmlFor={name}>
        {label}
      </label>
      <output {...testable(`${name}-value`)} className="heavy numeric" htmlFor={name}>
        ${value}
      </output>
      <input
        {...testable(name)}
        ref={listen}
        className={styles.input}
        type="range"
        min={priceLimits.min}
        max={priceLimits.max}
        step={1}
        value={value}
        aria-valuetext={`$${value}`}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
      />
    </div>
  );
};
