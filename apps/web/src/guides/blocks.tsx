import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { withSource } from '../practice/code/get-sparring.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import { testable } from '../ui/testable.ts';
import styles from './blocks.module.css';
import type { Block, Cell, Heading, List, Table } from './content.ts';
import { inlines } from './inlines.tsx';
import { inOrder } from './in-order.ts';

const heading = ({ level, fragment, id, name, text }: Heading): ReactNode => {
  const Level = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Level id={fragment}>{inlines(text)}</Level>
      <Link {...testable(id)} to={{ hash: fragment }} aria-label={`Link to ${name}`}>
        #
      </Link>
    </div>
  );
};

const item = (content: readonly Block[]): ReactNode => <li>{blocks(content)}</li>;

const list = ({ isOrdered, items }: List): ReactNode => {
  const Kind = isOrdered ? 'ol' : 'ul';
  return <Kind className={styles.list}>{inOrder(items.map(item))}</Kind>;
};

const headCell = (cell: Cell): ReactNode => <th scope="col">{inlines(cell)}</th>;
const bodyCell = (cell: Cell): ReactNode => <td>{inlines(cell)}</td>;
const tableRow = (cells: readonly Cell[]): ReactNode => <tr>{inOrder(cells.map(bodyCell))}</tr>;

const table = ({ name, head, rows }: Table): ReactNode => (
  <ScrollBox label={name} className={head.length === 2 ? styles.pairs : styles.table}>
    <table aria-label={name}>
      <thead>
        <tr>{inOrder(head.map(headCell))}</tr>
      </thead>
      <tbody>{inOrder(rows.map(tableRow))}</tbody>
    </table>
  </ScrollBox>
);

const draw = (block: Block): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return heading(block);
    case 'paragraph':
      return <p>{inlines(block.text)}</p>;
    case 'code':
      return (
        <CodeBlock name={block.id} what={block.name}>
          {withSource(block.code)}
        </CodeBlock>
      );
    case 'list':
      return list(block);
    default:
      return table(block);
  }
};

export const blocks = (all: readonly Block[]): ReactNode => inOrder(all.map(draw));
