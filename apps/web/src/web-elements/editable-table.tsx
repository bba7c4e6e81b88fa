import { useState } from 'react';
import { Outcome } from '../practice/outcome.tsx';
import rowCards from '../ui/row-cards.module.css';
import { ScrollBox } from '../ui/scroll-box.tsx';
import { testable } from '../ui/testable.ts';
import { DemoSection } from './demo-section.tsx';
import { EditableRow } from './editable-row.tsx';
import { type Row, edited, startRows } from './rows.ts';

const columns = ['ID', 'Name', 'Email', 'Role'];

export const EditableTable = () => {
  const [rows, setRows] = useState(startRows);
  const [last, setLast] = useState<Row>();

  const edit = (row: Row, change: Partial<Row>) => {
    setRows(edited(rows, row.id, change));
    setLast({ ...row, ...change });
  };

  return (
    <DemoSection name="table" title="Editable Table">
      <ScrollBox label="Rows" className={rowCards.rowCards}>
        <table {...testable('demo-table')} className="middle-cells" aria-labelledby="table-title">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <EditableRow key={row.id} row={row} onEdit={(change) => edit(row, change)} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Outcome label="Edited" name="demo-table-edited" quiet>
        {last && `${last.id}, ${last.name}, ${last.email}, ${last.role}`}
      </Outcome>
    </DemoSection>
  );
};
