import { consoleArea } from './console.ts';
import { deskPages } from './desk-pages.ts';
import { finding } from './finding.ts';
import { guidesArea } from './guides.ts';
import { join } from './join.ts';
import { login } from './login.ts';
import { navigation } from './navigation.ts';
import { noticeRules } from './notice.ts';
import { pages } from './pages.ts';
import { playground } from './playground.ts';
import { reference } from './reference.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { taskPages } from './task-pages.ts';
import { toolRules } from './tools.ts';
import { webElements } from './web-elements.ts';

export const siteChapter = {
  title: 'Site',
  areas: [
    navigation,
    finding,
    pages,
    settings,
    toolRules,
    noticeRules,
    login,
    playground,
    webElements,
    start,
    reference,
    consoleArea,
    guidesArea,
    join,
    taskPages,
    deskPages,
  ],
} as const;
