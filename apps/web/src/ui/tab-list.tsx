import type { KeyboardEvent } from 'react';
import { stepFocus } from './arrow-step.ts';
import { testable } from './testable.ts';

const across = { back: 'ArrowLeft', on: 'ArrowRight' } as const;

interface Tab {
  readonly name: string;
  readonly label: string;
  /** The id of the panel that the tab shows. */
  readonly panel: string;
}

interface TabListProps {
  readonly label: string;
  readonly name?: string;
  readonly className?: string | undefined;
  readonly tabs: readonly Tab[];
  /** The place of the selected tab. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** The selected tab is the only tab stop. The arrow keys select the next tab and wrap around. */
export const TabList = ({ label, name, className, tabs, selected, onSelect }: TabListProps) => {
  const followKey = (event: KeyboardEvent) => {
    const next = stepFocus(across, event);
    if (next !== undefined) onSelect(next);
  };
  return (
    <div
      {...(name && testable(name))}
      className={className}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={followKey}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.name}
          {...testable(tab.name)}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={tab.panel}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};
