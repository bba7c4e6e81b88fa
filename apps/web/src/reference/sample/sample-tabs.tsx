import { useState } from 'react';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { type Language, languages } from '@sparring/contracts/print/samples';
import { TabList } from '../../ui/tab-list.tsx';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { sampleOf } from './sample-of.ts';
import styles from '../../ui/line-tabs.module.css';

interface SampleTabsProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly base: string;
}

/** The documented example as a program, in the language that the reader chooses for this card. */
export const SampleTabs = ({ name, endpoint, base }: SampleTabsProps) => {
  const [chosen, setChosen] = useState<Language>('cURL');
  const tabName = (language: Language) => `${name}-tab-${language.toLowerCase()}`;
  const panelName = `${name}-sample`;

  return (
    <div className={styles.lineTabs}>
      <TabList
        label="Language of the sample"
        tabs={languages.map((language) => ({
          name: tabName(language),
          label: language,
          panel: panelName,
        }))}
        selected={languages.indexOf(chosen)}
        onSelect={(index) => setChosen(languages[index]!)}
      />
      <div {...testable(panelName)} role="tabpanel" aria-labelledby={tabName(chosen)}>
        <Sample
          name={`${name}-code`}
          what={`the ${chosen} sample`}
          text={sampleOf(chosen, endpoint, base)}
        />
      </div>
    </div>
  );
};

interface SampleProps {
  readonly name: string;
  readonly what: string;
  readonly text: string | undefined;
}

export const Sample = ({ name, what, text }: SampleProps) => {
  if (text === undefined) return <p {...testable(name)}>Coming soon...</p>;
  return (
    <CodeBlock name={name} what={what}>
      {text}
    </CodeBlock>
  );
};
