import type { Box } from '@sparring/practice/labs/seen/signs';
import { Choice } from '../../ui/choice.tsx';
import styles from './page.module.css';

/** Boxes that nobody can change, so that the page stays as it was drawn. */
export const Boxes = ({ boxes }: { readonly boxes: readonly Box[] }) => (
  <div className={styles.boxes}>
    {boxes.map(({ name, isChecked, hasAttribute }) => (
      <div key={name} ref={setUp(isChecked, hasAttribute)}>
        <Choice type="checkbox" name={`seen-${name.toLowerCase()}`} disabled>
          {name}
        </Choice>
      </div>
    ))}
  </div>
);

/** Once the property was set, the attribute no longer changes it. */
const setUp = (isChecked: boolean, hasAttribute: boolean) => (around: HTMLDivElement | null) => {
  const box = around?.querySelector('input');
  if (!box) return;
  box.checked = isChecked;
  box.toggleAttribute('checked', hasAttribute);
};
