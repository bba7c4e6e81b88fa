import { type KeyboardEvent, useState } from 'react';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { type Language, languages } from '@sparring/contracts/print/samples';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from './code-block.tsx';
import { sampleOf } from './sample-of.ts';
import styles from './sample-tabs.module.css';

interface SampleTabsProps {
  /** What the ids begin with. */
  name: string;
  endpoint: Endpoint;
  base: string;
}

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % languages.length,
  ArrowLeft: (at) => (at + languages.length - 1) % languages.length,
  Home: () => 0,
  End: () => languages.length - 1,
};

/** The documented example as a program, in the language that the reader chooses for this card. */
export function SampleTabs({ name, endpoint, base }: SampleTabsProps) {
  const [chosen, setChosen] = useState<Language>('cURL');
  const tabName = (language: Language) => `${name}-tab-${language.toLowerCase()}`;
  const panelName = `${name}-sample`;

  const move = (event: KeyboardEvent) => {
    const next = languages[steps[event.key]?.(languages.indexOf(chosen)) ?? -1];
    if (!next) return;
    event.preventDefault();
    setChosen(next);
    document.querySelector<HTMLElement>(`#${tabName(next)}`)?.focus();
  };

  return (
    <div className={styles.sampleTabs}>
      <div role="tablist" aria-label="Language of the sample" tabIndex={-1} onKeyDown={move}>
        {languages.map((language) => (
          <button
            key={language}
            {...testable(tabName(language))}
            type="button"
            role="tab"
            aria-selected={language === chosen}
            aria-controls={panelName}
            tabIndex={language === chosen ? 0 : -1}
            onClick={() => setChosen(language)}
          >
            {language}
          </button>
        ))}
      </div>
      <div {...testable(panelName)} role="tabpanel" aria-labelledby={tabName(chosen)}>
        <Sample
          name={`${name}-code`}
          what={`the ${chosen} sample`}
          text={sampleOf(chosen, endpoint, base)}
        />
      </div>
    </div>
  );
}

interface SampleProps {
  name: string;
  what: string;
  text: string | undefined;
}

export function Sample({ name, what, text }: SampleProps) {
  if (text === undefined) return <p {...testable(name)}>Coming soon...</p>;
  return (
    <CodeBlock name={name} what={what}>
      {text}
    </CodeBlock>
  );
}
