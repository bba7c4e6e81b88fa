import type { Card, CardDefect } from '../card/card.ts';
import type { Level } from '@sparring/defects/defect';
import { locationOf, type Sources } from './location.ts';

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** What is easy to find weighs most when it is missed. */
const severity: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  easy: 'error',
  medium: 'warning',
  hard: 'warning',
  sneaky: 'note',
};

const rulesOf = (misses: readonly CardDefect[]): readonly object[] =>
  [...Map.groupBy(misses, ({ rule }) => rule)].map(([id, [first]]) => ({
    id,
    shortDescription: { text: first?.ruleText ?? `Rule ${id}` },
    properties: { tags: [first?.area] },
  }));

/** SARIF 2.1.0: a result for each defect that was missed. The words give nothing away. */
export const printSarif = (card: Card, sources: Sources): object => {
  const misses = card.defects.filter(({ verdict }) => verdict.kind === 'missed');
  const resultOf = (defect: CardDefect): object => {
    const { start, end } = locationOf(defect, sources);
    const step = defect.verdict.kind === 'missed' ? defect.verdict.step : '';
    return {
      ruleId: defect.rule,
      level: severity[defect.level],
      message: { text: `No test notices “${defect.name}” (${step}). ${defect.advice}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: defect.file },
            region: {
              startLine: start.line,
              startColumn: start.column,
              endLine: end.line,
              endColumn: end.column,
            },
          },
        },
      ],
      partialFingerprints: { defect: defect.id },
    };
  };
  return {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Sparring', rules: rulesOf(misses) } },
        results: misses.map(resultOf),
      },
    ],
  };
};
