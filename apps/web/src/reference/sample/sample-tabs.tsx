import { useState } from 'react';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { type Language, languages } from '@sparring/contracts/print/samples';
import { TabList } from '../../ui/tab-list.tsx';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { apiTools } from '../../practice/tools/titles.ts';
import { useTool } from '../../practice/tools/use-tool.ts';
import { testIn } from './in-tool/test-in.ts';
import { sampleOf } from './sample-of.ts';
import styles from '../../ui/line-tabs.module.css';

interface SampleTabsProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly base: string;
}

/** The documented example as a program, in the language that the reader chooses for this card, and as a test in the chosen tool. */
export const SampleTabs = ({ name, id, endpoint, base }: SampleTabsProps) => {
  const { tool } = useTool();
  const [chosen, setChosen] = useState<Language | 'tool'>('cURL');
  const shown = tool === undefined && chosen === 'tool' ? 'cURL' : chosen;
  const choices = tool === undefined ? languages : ([...languages, 'tool'] as const);
  const titleOf = (choice: Language | 'tool') => (choice === 'tool' ? apiTools[tool!] : choice);
  const tabName = (choice: Language | 'tool') => `${name}-tab-${choice.toLowerCase()}`;
  const panelName = `${name}-sample`;

  return (
    <div className={styles.lineTabs}>
      <TabList
        label="Language of the sample"
        tabs={choices.map((choice) => ({
          name: tabName(choice),
          label: titleOf(choice),
          panel: panelName,
        }))}
        selected={choices.findIndex((choice) => choice === shown)}
        onSelect={(index) => setChosen(choices[index]!)}
      />
      <div {...testable(panelName)} role="tabpanel" aria-labelledby={tabName(shown)}>
        <Sample
          name={`${name}-code`}
          what={`the ${titleOf(shown)} sample`}
          text={
            shown === 'tool' ? testIn(tool!, id, endpoint, base) : sampleOf(shown, endpoint, base)
          }
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
