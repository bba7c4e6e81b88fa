import { publicWorkspace } from '@sparring/contracts/workspace';
import { CodeBlock } from '../code/code-block.tsx';
import { useWorkspace } from './use-workspace.tsx';

/** How to use workspaces, for learners. */
export const WorkspaceLesson = () => {
  const { name, base } = useWorkspace();
  return (
    <>
      <h2>One name, one world</h2>
      <p>
        Any name of 3 to 64 letters a to z, digits and hyphens is a workspace. The first request
        that mentions it brings it to life with the same seed data as every other, so a class of
        thirty, or eight parallel workers, needs no set-up: each just picks a name.
      </p>
      <h3>Name it in the address</h3>
      <p>Works in every tool, because only the base URL changes.</p>
      <CodeBlock name="workspace-by-path" what="the call by path">
        {`curl --include '${base}/books'`}
      </CodeBlock>
      <h3>Or name it in a header</h3>
      <p>Handy where the address is fixed and headers are set in one place.</p>
      <CodeBlock name="workspace-by-header" what="the call by header">
        {`curl --include '${base.replace(`/w/${name}`, '')}/books' \\\n  --header 'X-Workspace: ${name}'`}
      </CodeBlock>
      <p>
        A request that names none works in the shared one, <code>{publicWorkspace}</code>, where
        everybody writes. Every answer says in <code>X-Workspace</code> which one it came from.
      </p>
      <h3>In a test suite</h3>
      <ul>
        <li>Give each parallel worker a workspace of its own: its number makes a good name.</li>
        <li>Reset the workspace before each test, and every test starts from the same books.</li>
        <li>Set the seed as well, and even the random errors come in the same order.</li>
      </ul>
    </>
  );
};
