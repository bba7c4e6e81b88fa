import { chooseTool, type Tool } from '../../session/chosen-tool.ts';
import { testable } from '../../ui/testable.ts';
import styles from './tool-switch.module.css';

interface ToolSwitchProps {
  readonly label: string;
  readonly titles: Partial<Readonly<Record<Tool, string>>>;
  readonly chosen: Tool | undefined;
  readonly problem: string | undefined;
  /** Whether a second click on the chosen tool chooses none. */
  readonly canBeNone?: boolean;
}

/** Buttons, because a select box or radio buttons would be found by a test of an exercise about them. */
export const ToolSwitch = ({ label, titles, chosen, problem, canBeNone }: ToolSwitchProps) => (
  <>
    <fieldset className={`actions screen-only ${styles.toolSwitch}`}>
      <legend>{label}</legend>
      {(Object.keys(titles) as Tool[]).map((tool) => (
        <button
          key={tool}
          className="control small-button"
          {...testable(`tool-${tool}`)}
          type="button"
          aria-pressed={tool === chosen}
          onClick={() => chooseTool(canBeNone && tool === chosen ? undefined : tool)}
        >
          {titles[tool]}
        </button>
      ))}
    </fieldset>
    {problem && (
      <p {...testable('tool-problem')} className="small">
        {problem}
      </p>
    )}
  </>
);
