import { useState } from 'react';
import { useLocation } from 'react-router';
import { Outcome } from '../outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { asJson } from '../call/as-json.ts';
import type { Answer } from '../call/send.ts';
import { type Call, callInWords, useCall } from '../call/use-call.ts';
import { useWorkspace } from './use-workspace.tsx';
import { linkTo, linkedName, linkedSeed, startingSeed } from './workspace-link.ts';
import { readName } from '../../session/workspace-name.ts';
import styles from './workspace-panel.module.css';

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** The name, the seed and the address of the reader's workspace, in a fold. */
export const WorkspacePanel = () => {
  const { name, base, rename } = useWorkspace();
  const { search, pathname } = useLocation();
  const [typed, setTyped] = useState(linkedName(search) || name);
  const [seed, setSeed] = useState(() => startingSeed(search));
  const { call, start } = useCall();
  const reading = readName(typed);
  const [isOpenAtFirst] = useState(reading.problem !== undefined || linkedSeed(search) !== null);

  const type = (next: string) => {
    setTyped(next);
    const read = readName(next);
    if (read.name) rename(read.name);
  };
  const change = () =>
    void start({
      method: 'PATCH',
      url: `${base}/workspace`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ seed: isNumber(seed) ? Number(seed) : seed }),
    });
  const reset = () => void start({ method: 'POST', url: `${base}/workspace/reset`, headers: {} });

  return (
    <details
      {...testable('workspace-panel')}
      className={`box ${styles.workspacePanel}`}
      open={isOpenAtFirst}
      aria-labelledby="workspace-title"
    >
      <summary {...testable('workspace-toggle')}>
        <h2 id="workspace-title">Your workspace</h2>{' '}
        <code {...testable('workspace-current')}>{name}</code>
      </summary>
      <div className={styles.fields}>
        <TextField
          label="Name"
          name="workspace-name"
          hint="A random name for this browser tab. Type another name to use the workspace of your tests."
          error={reading.problem}
          value={typed}
          autoCapitalize="none"
          spellCheck={false}
          onText={type}
        />
        <TextField
          label="Seed"
          name="workspace-seed"
          hint="The same seed gives the same random responses, from step 0 on. Nothing is sent until you press “Set the seed”."
          inputMode="numeric"
          value={seed}
          onText={setSeed}
        />
      </div>
      <p className="actions">
        <Button name="workspace-set-seed" onClick={change}>
          Set the seed
        </Button>
        <Button name="workspace-reset" look="plain" onClick={reset}>
          Reset the workspace
        </Button>
      </p>
      <Outcome label="Workspace" name="workspace-answer">
        {inWords(call)}
      </Outcome>
      <p className={`small ${styles.base}`}>
        Base URL: <code {...testable('workspace-base')}>{base}</code>
      </p>
      <h3>Share it</h3>
      <p>This link opens this page with this workspace, and with this seed in the field.</p>
      <CodeBlock name="workspace-link" what="the link to this workspace">
        {linkTo(location.origin + pathname, name, seed)}
      </CodeBlock>
    </details>
  );
};

const inWords = (call: Call): string =>
  call.state === 'answered' ? stateInWords(call.answer) : callInWords(call);

/** The state of the workspace in the API's answer, or the problem with the request. */
const stateInWords = ({ status, body }: Answer): string => {
  const { seed, step, chance, books, detail = body } = Object(asJson(body));
  if (status !== 200) return `${status}: ${detail}`;
  return `Seed ${seed}, step ${step}, chance ${chance}, ${books} books.`;
};
