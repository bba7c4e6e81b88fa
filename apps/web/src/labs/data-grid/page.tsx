import { useEffect, useRef, useState } from 'react';
import type { DataGridFacts } from '@sparring/contracts/lab-facts/data-grid';
import { createChance } from '@sparring/practice/chance';
import {
  drawInvoices,
  type Column,
  type Invoice,
  textOf,
} from '@sparring/practice/labs/data-grid/invoices';
import { judge } from '@sparring/practice/labs/data-grid/judge';
import {
  changed,
  selectedOf,
  type Selection,
  shareOf,
} from '@sparring/practice/labs/data-grid/selection';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { saveBlob } from '../../practice/save-file.ts';
import { useScripts } from '../../practice/use-scripts.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Controls } from './controls.tsx';
import type { dials } from './lesson.ts';
import { Table } from './table.tsx';
import { firstView, matching, nextSort, onPage, pagesOf, sorted, type View } from './view.ts';

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

const lineOf = (values: readonly string[]): string => `${values.map(quoted).join(',')}\r\n`;

/** The invoices as RFC 4180 writes them, with a header line. */
const csvOf = (invoices: readonly Invoice[], order: readonly Column[]): string =>
  [order, ...invoices.map((invoice) => order.map((column) => textOf(invoice, column)))]
    .map(lineOf)
    .join('');

export * from './lesson.ts';

const none: Selection = new Set();
const ofUsers = ['click'];

const DataGrid = ({ size, level, seed }: Settings<typeof dials>) => {
  const [invoices] = useState(() => drawInvoices(size, createChance(seed)));
  const [view, setView] = useState(firstView);
  const [selection, setSelection] = useState(none);
  const [facts, setFacts] = useState<DataGridFacts>();
  const [saved, setSaved] = useState(0);
  const headerPresses = useRef(0);
  const { box, isScripted } = useScripts(ofUsers);
  const seen = useRef(new Set<number>());

  const matches = sorted(matching(invoices, view), view.sort);
  const rows = onPage(matches, view);
  const pages = pagesOf(matches.length, view.pageSize);
  const isPageSelected = shareOf(rows, selection) === 'all';

  /** Everything but a step to another page leads to the first one. */
  const change = (part: Partial<View>) => setView({ ...view, page: 0, ...part });
  const filter = (part: Partial<View>) => {
    change(part);
    setSelection(none);
  };
  useEffect(() => {
    for (const { number } of rows) seen.current.add(number);
  });
  const download = () => {
    const chosen = selectedOf(matches, selection);
    setSaved(chosen.length);
    saveBlob(new Blob([csvOf(chosen, view.order)], { type: 'text/csv' }), 'invoices.csv');
  };

  const approve = () =>
    setFacts({
      seed,
      size,
      seen: seen.current.size,
      saved,
      on_page: rows.map(({ number }) => number),
      selected: [...selection],
      level,
      scripted: isScripted.current,
      header_presses: headerPresses.current,
    });

  return (
    <>
      <Controls
        view={view}
        onFilter={filter}
        onPageSize={(pageSize) => change({ pageSize })}
        onOrder={(order) => change({ order, page: view.page })}
      />
      <div ref={box}>
        <Table
          isLow={level > 1}
          order={view.order}
          sort={view.sort}
          rows={rows}
          matches={matches}
          selection={selection}
          onSort={(column) => {
            headerPresses.current += 1;
            change({ sort: nextSort(view.sort, column) });
          }}
          onSelect={(some, isSelected) => setSelection(changed(selection, some, isSelected))}
          onSelectPage={(isSelected) => {
            headerPresses.current += 1;
            setSelection(changed(selection, rows, isSelected));
          }}
        />
      </div>
      <div className="buttons middle gap-2-3 flush-items">
        <Button
          name="grid-previous"
          look="plain"
          disabled={view.page === 0}
          onClick={() => change({ page: view.page - 1 })}
        >
          Previous page
        </Button>
        <Button
          name="grid-next"
          look="plain"
          disabled={view.page === pages - 1}
          onClick={() => change({ page: view.page + 1 })}
        >
          Next page
        </Button>
        <Outcome label="Page" name="grid-page">
          {view.page + 1} of {pages}
        </Outcome>
      </div>
      <div className="buttons middle gap-2-3 flush-items">
        <Outcome label="Selected" name="grid-selected">
          {selection.size} of {matches.length}
        </Outcome>
        {isPageSelected && selection.size < matches.length && (
          <>
            <p>All rows of this page are selected, others are not.</p>
            <Button
              name="grid-select-matches"
              look="plain"
              onClick={() => setSelection(changed(none, matches, true))}
            >
              Select all {matches.length} invoices
            </Button>
          </>
        )}
      </div>
      <div className="buttons middle gap-2-3 flush-items">
        <Button
          name="grid-download"
          look="plain"
          disabled={selection.size === 0}
          onClick={download}
        >
          Download CSV
        </Button>
        <Button name="grid-approve" onClick={approve}>
          Approve
        </Button>
      </div>
      <Verdict name="grid-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default DataGrid;
