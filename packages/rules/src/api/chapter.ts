import { answers } from './answers.ts';
import { behavior } from './behavior.ts';
import { files } from './files.ts';
import { items } from './items.ts';
import { limit } from './limit.ts';
import { lists } from './lists.ts';
import { time } from './time.ts';
import { tokens } from './tokens.ts';
import { versions } from './versions.ts';
import { workspaces } from './workspaces.ts';
import { writing } from './writing.ts';

export const apiChapter = {
  title: 'API',
  areas: [
    answers,
    workspaces,
    lists,
    writing,
    versions,
    tokens,
    time,
    limit,
    behavior,
    items,
    files,
  ],
} as const;
