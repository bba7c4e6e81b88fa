import './reference/zod-without-eval.ts';
import { Console } from './console/console.tsx';
import { paths } from './paths.ts';
import { WorkspaceProvider } from './practice/workspace/use-workspace.tsx';
import { ReferenceFrame } from './reference/reference-frame.tsx';
import { useNotedVisit } from './session/learner.ts';

const ConsolePage = () => {
  useNotedVisit(paths.console);

  return (
    <WorkspaceProvider>
      <ReferenceFrame
        title="Console"
        lead="Run your suite, see each request that it sends with its response, and get advice on how your client behaves."
      >
        <Console />
      </ReferenceFrame>
    </WorkspaceProvider>
  );
};

export default ConsolePage;
