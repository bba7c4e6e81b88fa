import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { whyNotInSite } from './site-layers.ts';

type Rule = Parameters<RuleTester['run']>[1];

const root = join(import.meta.dirname, '../..');
const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** The two apps that learners meet. Any other app may import them. */
const ground = new Set(['api', 'web']);

const ofHouse = /^@sparring\/([^/]+)/;
const place = /^(apps|packages)\/([^/]+)\//;

/** What an import leads to, as a path from the root; nothing when it leaves the repository. */
const target = (file: string, specifier: string): string | undefined => {
  const name = ofHouse.exec(specifier)?.[1];
  if (name) return `${existsSync(join(root, 'apps', name)) ? 'apps' : 'packages'}/${name}/`;
  const isRelative = specifier.startsWith('.');
  return isRelative ? fromRoot(join(dirname(file), specifier.replace(/\?.*/, ''))) : undefined;
};

const whyNotBetweenPackages = (from: string, to: string): string | undefined => {
  const [, kind, name = ''] = place.exec(from) ?? [];
  const [, kindThere, nameThere = ''] = place.exec(to) ?? [];
  if (kindThere !== 'apps') return undefined;
  if (kind === 'packages') {
    return 'A package knows no app: an app brings what the package needs as a parameter.';
  }
  const isAbove = ground.has(nameThere) && !ground.has(name);
  if (kind !== 'apps' || name === nameThere || isAbove) return undefined;
  return `apps/${name} does not know apps/${nameThere}: what both need belongs to packages/.`;
};

/** The version of the product stands in the package.json of the root. */
const whyClimbs = (from: string, specifier: string, to: string): string | undefined => {
  const [own] = place.exec(from) ?? [];
  if (own === undefined || to.startsWith(own) || to === 'package.json') return undefined;
  return specifier.startsWith('.')
    ? `${specifier} leaves ${own}: import the other package by its name, as one of its exports.`
    : undefined;
};

interface Source {
  readonly type: string;
  readonly value?: unknown;
  readonly range: [number, number];
}

/**
 * Features know layers and no feature, layers know the layers below, packages know no app and leave no package by a path.
 * The rule reads the folders, so that a new one is covered without being listed; the patterns of no-restricted-imports
 * cannot say "any folder but these".
 */
export const importsPointDown: Rule = {
  create(context) {
    const file = context.filename;
    const from = fromRoot(file);
    const check = (source: Source | null) => {
      if (typeof source?.value !== 'string') return;
      const to = target(file, source.value);
      if (!to) return;
      const message =
        whyNotBetweenPackages(from, to) ??
        whyNotInSite(from, to) ??
        whyClimbs(from, source.value, to);
      if (message) context.report({ message, node: source });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
    };
  },
};
