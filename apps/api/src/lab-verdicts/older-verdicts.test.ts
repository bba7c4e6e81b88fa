import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { rows, sql } from '../database/engine.ts';
import { openSqlite } from '../database/sqlite.ts';

const [levels] = globSync(`${import.meta.dirname}/migrations/*-lab-levels.sql`);

const older: readonly (readonly [lab: string, solved: number, facts: object, level: number])[] = [
  ['waits', 1, { delay: 2 }, 1],
  ['clicks', 1, { rows: ['Archive Water'] }, 1],
  ['actionability', 1, { targets: 8 }, 2],
  ['moving-table', 1, { size: 500, columns: 50 }, 2],
  ['locator-ladder', 1, { used: { Title: '"flight":2' } }, 1],
  ['every-input', 1, { more: true }, 2],
  ['data-grid', 1, { rows: 4, header_presses: 0 }, 2],
  ['file-downloads', 1, { session: true }, 2],
  ['frames', 1, { roots: true }, 2],
  ['network', 0, { unsteady_asked: 2 }, 2],
  ['rich-text', 1, { framed: true }, 2],
];

test('a verdict of an older release keeps its tick, on the level that its facts name', async () => {
  const engine = openSqlite(':memory:');
  onTestFinished(() => engine.close());
  const statements = readFileSync(levels ?? '', 'utf8')
    .split(/;\n/)
    .filter((text) => text.trim());
  await engine.setUp(
    (function* old() {
      yield sql(
        'CREATE TABLE lab_verdict (lab TEXT, reported_at BIGINT, solved INTEGER, facts TEXT)',
      );
      for (const [lab, solved, facts] of older)
        yield sql(
          'INSERT INTO lab_verdict VALUES ($1, 9, $2, $3)',
          lab,
          solved,
          JSON.stringify(facts),
        );
      for (const text of statements) yield sql(text);
    })(),
  );
  const kept = await engine.read(
    rows<{ lab: string; solved_1: number | null; solved_2: number | null; facts: string }>(
      sql('SELECT lab, solved_1, solved_2, facts FROM lab_verdict ORDER BY rowid'),
    ),
  );
  for (const [at, [lab, solved, , level]] of older.entries()) {
    const time = (own: number) => (solved === 1 && own === level ? 9 : null);
    expect({ ...kept[at], level: JSON.parse(kept[at]!.facts).level }).toMatchObject({
      lab,
      solved_1: time(1),
      solved_2: time(2),
      level: level === 2 ? 2 : undefined,
    });
  }
});
