import type { Card, CardDefect } from '../card/card.ts';
import { escaped } from '../look/xml.ts';

const outcome = ({ verdict, seen }: CardDefect): string => {
  switch (verdict.kind) {
    case 'missed':
      return `<failure message="${escaped(`missed: ${verdict.step}`)}">${escaped(seen)}</failure>`;
    case 'error':
      return `<error message="${escaped(verdict.reason)}"/>`;
    case 'open':
      return '<skipped message="not run"/>';
    default:
      return '';
  }
};

const testCase = (defect: CardDefect): string => {
  const name = `${defect.name} (${defect.rule}, ${defect.level})`;
  const time = (defect.seconds ?? 0).toFixed(3);
  return `    <testcase classname="${escaped(`grade.${defect.area}`)}" name="${escaped(name)}" time="${time}">${outcome(defect)}</testcase>`;
};

const suite = ([area, defects]: readonly [string, readonly CardDefect[]]): string => {
  const count = (kind: string) => defects.filter(({ verdict }) => verdict.kind === kind).length;
  const counts = `tests="${defects.length}" failures="${count('missed')}" errors="${count('error')}" skipped="${count('open')}"`;
  return `  <testsuite name="${escaped(area)}" ${counts}>\n${defects.map(testCase).join('\n')}\n  </testsuite>`;
};

/** A case for each defect: what a suite misses is a failure. */
export const printJUnit = ({ defects }: Card): string => {
  const areas = [...Map.groupBy(defects, ({ area }) => area)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Sparring">\n${areas.map(suite).join('\n')}\n</testsuites>\n`;
};
