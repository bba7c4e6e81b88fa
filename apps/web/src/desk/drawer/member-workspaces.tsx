import { type ReactNode, useState } from 'react';
import type { MemberWorkspace } from '@sparring/contracts/desk/watch';
import { Field } from '../../ui/field.tsx';
import { useDeskValue } from '../use-desk-value.ts';

interface MemberWorkspacesProps {
  readonly path: string;
  readonly calls: number;
  /** What is shown of the chosen workspace: what stands behind the key. */
  readonly children: (rest: string) => ReactNode;
}

/** A suite can have a workspace for each test. Which one is shown is a choice as soon as there are two. */
export const MemberWorkspaces = ({ path, calls, children }: MemberWorkspacesProps) => {
  const [chosen, setChosen] = useState<string>();
  const { value = [] } = useDeskValue<readonly MemberWorkspace[]>(`${path}/workspaces#${calls}`);
  const rest = chosen ?? value[0]?.rest ?? '';
  return (
    <>
      {value.length > 1 && (
        <Field label="Workspace" name="drawer-workspace">
          {(wiring) => (
            <select {...wiring} value={rest} onChange={({ target }) => setChosen(target.value)}>
              {value.map((one) => (
                <option key={one.rest} value={one.rest}>
                  {one.rest === '' ? 'the key' : `the key-${one.rest}`} ({one.requests})
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {children(rest)}
    </>
  );
};
