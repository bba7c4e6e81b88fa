import { useLocation } from 'react-router';
import type { TabSetting } from '../session/tab-setting.ts';
import { testable } from '../ui/testable.ts';
import styles from './footer.module.css';

interface TabSettingNoteProps {
  readonly name: 'speed' | 'seed';
  readonly label: string;
  readonly setting: TabSetting;
  /** What the value does to the site. */
  readonly inWords: (value: number) => string;
}

/** A setting of this tab, its effect, and a link that resets it. */
export const TabSettingNote = ({ name, label, setting, inWords }: TabSettingNoteProps) => {
  const { value, problem } = setting;
  const params = new URLSearchParams(useLocation().search);
  params.set(name, '');
  if (problem)
    return (
      <p {...testable(`footer-${name}-problem`)} className={styles.note}>
        {problem}
      </p>
    );
  if (value === undefined) return undefined;
  return (
    <p {...testable(`footer-${name}-note`)} className={styles.note}>
      <b {...testable(`footer-${name}`)}>{`${label}: ${value}`}</b>
      {`, so ${inWords(value)}. It applies to this browser tab. `}
      <a {...testable(`footer-${name}-reset`)} href={`?${params}`}>
        Reset the {name}
      </a>
    </p>
  );
};
