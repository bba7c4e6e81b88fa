import { apiTools } from '../../practice/tools/titles.ts';
import { ToolSwitch } from '../../practice/tools/tool-switch.tsx';
import { useTool } from '../../practice/tools/use-tool.ts';

/** The tool whose test each card shows in a fourth tab. */
export const SampleTool = () => {
  const { tool, problem } = useTool();
  return (
    <ToolSwitch
      label="Also show a test in"
      titles={apiTools}
      chosen={tool}
      problem={problem}
      canBeNone
    />
  );
};
