import type { Card, CardDefect, Verdict } from '../card/card.ts';
import { titleOfKind } from '../card/kind.ts';
import { locationOf, type Sources } from './location.ts';

export type { Sources } from './location.ts';

type Status = 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'RuntimeError' | 'Pending';

const statusOf = (verdict: Verdict): Status => {
  switch (verdict.kind) {
    case 'found':
      return 'Killed';
    case 'found by time':
      return 'Timeout';
    case 'missed':
      return verdict.step === 'not visited' ? 'NoCoverage' : 'Survived';
    case 'error':
      return 'RuntimeError';
    default:
      return 'Pending';
  }
};

/** The report of Stryker, schema 2, which its viewers open. A learner's test has its number as its id. */
export const printStryker = (card: Card, sources: Sources): object => {
  const ids = new Map(card.tests.map((name, at) => [name, String(at + 1)]));
  const mutantOf = (defect: CardDefect): object => {
    const { verdict } = defect;
    const killedBy =
      verdict.kind === 'found' ? verdict.by.flatMap((name) => ids.get(name) ?? []) : [];
    return {
      id: defect.name.replace(' ', '-'),
      mutatorName: `${defect.rule} ${defect.technique} (${defect.level})`,
      description: defect.seen,
      replacement: defect.to,
      location: locationOf(defect, sources),
      status: statusOf(verdict),
      ...(killedBy.length > 0 && { killedBy, coveredBy: killedBy }),
      ...(verdict.kind === 'error' && { statusReason: verdict.reason }),
      ...(verdict.kind === 'missed' && { statusReason: verdict.step }),
      ...(defect.seconds !== undefined && { duration: Math.round(defect.seconds * 1000) }),
    };
  };
  const files = Map.groupBy(card.defects, ({ file }) => file);
  return {
    schemaVersion: '2.0',
    thresholds: { high: 80, low: 60 },
    framework: { name: 'Sparring' },
    config: {
      kind: titleOfKind(card.kind),
      command: card.command,
      seed: card.seed,
      selection: card.selection,
    },
    files: Object.fromEntries(
      [...files].map(([file, defects]) => [
        file,
        {
          language: file.endsWith('x') ? 'tsx' : 'typescript',
          source: sources[file] ?? '',
          mutants: defects.map(mutantOf),
        },
      ]),
    ),
    ...(card.tests.length > 0 && {
      testFiles: { [card.suite]: { tests: [...ids].map(([name, id]) => ({ id, name })) } },
    }),
  };
};
