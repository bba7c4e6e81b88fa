import { paths } from '../paths.ts';
import { seed } from '../session/chance.ts';
import { speed } from '../session/clock.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './tab-settings.module.css';

/** The settings of the tab as fields. They are read when a page loads, so the browser itself sends the form. */
export const TabSettings = () => (
  <form className={styles.tabSettings} action={paths.about} aria-label="Settings of this tab">
    <Field label="Speed" name="setting-speed" hint="Leave empty for the normal speed, 1.">
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          name="speed"
          inputMode="decimal"
          defaultValue={speed.value ?? ''}
        />
      )}
    </Field>
    <Field label="Seed" name="setting-seed" hint="Leave empty for new random choices on each load.">
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          name="seed"
          inputMode="numeric"
          defaultValue={seed.value ?? ''}
        />
      )}
    </Field>
    <Button name="settings-apply" type="submit">
      Apply to this tab
    </Button>
  </form>
);
