import tables from '../ui/tables.module.css';
import { Fold } from './fold.tsx';
import type { ElementRow } from './lesson.ts';
import styles from './elements-table.module.css';
import { LineCell } from './tools/line/line-cell.tsx';
import { lineIn } from './tools/line/line-in.ts';
import { pageToolOf, pageTools } from './tools/titles.ts';
import { ToolSwitch } from './tools/tool-switch.tsx';
import { useTool } from './tools/use-tool.ts';

const title = 'Elements on this page';

interface ElementsProps {
  readonly rows: readonly ElementRow[];
}

export const ElementsTable = ({ rows }: ElementsProps) => (
  <section aria-labelledby="elements-title">
    <h2 id="elements-title">{title}</h2>
    <Elements rows={rows} />
  </section>
);

/** On a page that is no exercise. */
export const ElementsFold = ({ rows }: ElementsProps) => (
  <Fold name="elements" title={title}>
    {() => <Elements rows={rows} />}
  </Fold>
);

/** The locators of the elements on the page, also as code in the chosen tool. */
const Elements = ({ rows }: ElementsProps) => {
  const { tool: chosen, problem } = useTool();
  const tool = pageToolOf(chosen);
  const lineOf = lineIn[tool];

  return (
    <>
      <ToolSwitch label="Code for" titles={pageTools} chosen={tool} problem={problem} />
      <table
        id="elements-table"
        className={`${tables.tables} ${styles.elementsTable}`}
        aria-label={title}
      >
        <thead>
          <tr>
            <th scope="col">What it is</th>
            <th scope="col">Role and name</th>
            <th scope="col">Test id</th>
            <th scope="col" className={styles.code}>
              Code
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.testId}
              row={row}
              place={index + 1}
              line={row.isHidden ? undefined : lineOf(row)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
};

interface RowProps {
  readonly row: ElementRow;
  /** Counted from 1. */
  readonly place: number;
  readonly line: string | undefined;
}

const Row = ({ row: { what, role, name, testId, appears }, place, line }: RowProps) => (
  // Named by its place: a row of the exercise is the only one with the name of its control.
  <tr aria-label={`Line ${place}`}>
    <td id={`what-${place}-is`}>
      {what}
      {appears && <span className="muted"> ({appears})</span>}
    </td>
    <td>
      {role ? <code>{role}</code> : name ? 'label' : 'none'} {name && `“${name}”`}
    </td>
    <td>
      <code>{testId}</code>
    </td>
    {line === undefined ? (
      <td>none</td>
    ) : (
      <LineCell testId={testId} row={place} describedBy={`what-${place}-is`}>
        {line}
      </LineCell>
    )}
  </tr>
);
