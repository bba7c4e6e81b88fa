import { useState } from 'react';
import { problem } from '@sparring/contracts/problem';
import { workspace, workspaceName } from '@sparring/contracts/workspace';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { testable } from '../../ui/testable.ts';
import { asJson } from '../try/as-json.ts';
import type { Answer } from '../try/send.ts';
import { type Call, callInWords, useCall } from '../try/use-call.ts';
import { useWorkspace } from './use-workspace.tsx';
import styles from './workspace-panel.module.css';

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** Where the reader's requests go, and what makes them repeatable. */
export function WorkspacePanel() {
  const { name, base, rename } = useWorkspace();
  const [typed, setTyped] = useState(name);
  const [seed, setSeed] = useState('42');
  const { call, start } = useCall();
  const { error } = workspaceName.safeParse(typed);

  const type = (next: string) => {
    setTyped(next);
    if (workspaceName.safeParse(next).success) rename(next);
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
    <section className={styles.workspacePanel} aria-labelledby="workspace-title">
      <h2 id="workspace-title">Your workspace</h2>
      <div className={styles.fields}>
        <Field
          label="Name"
          name="workspace-name"
          hint="Drawn for this browser tab. Type another to share one with your tests."
          error={error && `The name ${error.issues[0]?.message}.`}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        <Field
          label="Seed"
          name="workspace-seed"
          hint="The same seed brings the same luck, from step 0 on."
        >
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={seed}
              onChange={({ target }) => setSeed(target.value)}
            />
          )}
        </Field>
      </div>
      <p className={styles.actions}>
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
      <p className={styles.base}>
        Base URL: <code {...testable('workspace-base')}>{base}</code>
      </p>
    </section>
  );
}

function inWords(call: Call): string {
  return call.state === 'answered' ? stateInWords(call.answer) : callInWords(call);
}

/** The workspace as the API describes it, or what it has against the request. */
function stateInWords({ status, body }: Answer): string {
  const said = asJson(body);
  const state = workspace.safeParse(said).data;
  if (!state) return `${status}: ${problem.safeParse(said).data?.detail ?? body}`;
  return `Seed ${state.seed}, step ${state.step}, chance ${state.chance}, ${state.books} books.`;
}
