import { useState } from 'react';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { languages } from '@sparring/contracts/print/samples';
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
  const [chosen, choose] = useState(0);
  const panel = `${name}-sample`;
  const tabs = [
    ...languages.map((language) => ({
      name: `${name}-tab-${language.toLowerCase()}`,
      label: language,
      panel,
      text: () => sampleOf(language, endpoint, base),
    })),
    ...(tool
      ? [
          {
            name: `${name}-tab-tool`,
            label: apiTools[tool],
            panel,
            text: () => testIn(tool, id, endpoint, base),
          },
        ]
      : []),
  ];
  /* The tab of the tool is gone when no tool is chosen. */
  const selected = chosen < tabs.length ? chosen : 0;
  const shown = tabs[selected]!;

  return (
    <div className={styles.lineTabs}>
      <TabList label="Language of the sample" tabs={tabs} selected={selected} onSelect={choose} />
      <div {...testable(panel)} role="tabpanel" aria-labelledby={shown.name}>
        <Sample name={`${name}-code`} what={`the ${shown.label} sample`} text={shown.text()} />
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
