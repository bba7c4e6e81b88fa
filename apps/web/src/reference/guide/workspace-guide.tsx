import { publicWorkspace } from '@sparring/contracts/workspace';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';

/** Explains to learners how to use workspaces. */
export const WorkspaceGuide = () => {
  const { name, base } = useWorkspace();
  return (
    <>
      <h2>A workspace is a name</h2>
      <p>
        Any name of 3 to 64 characters (letters a to z, digits and hyphens) is a workspace. The
        first request with a new name creates the workspace with the seed data. A class of thirty
        learners or eight parallel workers need no setup: each uses its own name.
      </p>
      <h3>Name it in the address</h3>
      <p>This works in every tool, because only the base URL changes.</p>
      <CodeBlock name="workspace-by-path" what="the request by path">
        {`curl --include '${base}/books'`}
      </CodeBlock>
      <h3>Or name it in a header</h3>
      <p>Use this when the address is fixed and headers are set in one place.</p>
      <CodeBlock name="workspace-by-header" what="the request by header">
        {`curl --include '${base.replace(`/w/${name}`, '')}/books' \\\n  --header 'X-Workspace: ${name}'`}
      </CodeBlock>
      <p>
        A request without a name uses the shared workspace <code>{publicWorkspace}</code>, which
        every client can change. The header <code>X-Workspace</code> of a response names the
        workspace that it came from.
      </p>
      <h3>In a test suite</h3>
      <ul>
        <li>
          Give each parallel worker its own workspace, for example with the number of the worker in
          the name.
        </li>
        <li>Reset the workspace before each test, and every test starts from the same books.</li>
        <li>
          The reset also sets the seed to 42 and the step to 0, so even the random errors come in
          the same order. For another order, set another seed after the reset.
        </li>
      </ul>
    </>
  );
};
