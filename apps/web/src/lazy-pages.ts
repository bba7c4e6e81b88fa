import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { paths } from './paths.ts';
import type { WayBack } from './ui/breadcrumb.tsx';

interface PageModule {
  readonly default: ComponentType;
  readonly loader?: LoaderFunction;
  readonly handle?: WayBack;
}

/** A page in a chunk of its own. */
export interface LazyPage {
  readonly path: string;
  /** The name of the chunk, which is the name of its file. */
  readonly chunk: string;
  readonly load: () => Promise<PageModule>;
}

const trackPage = { chunk: 'track-page', load: () => import('./start/track-page.tsx') };
const guidePage = { chunk: 'guide-page', load: () => import('./guides/guide-page.tsx') };

const loginPage = { chunk: 'login-page', load: () => import('./login/login-page.tsx') };

/** With the sheet or without it. */
export const tasksRoute = `${paths.tasks}/sheet?`;

/** The pages that the router loads lazily. The web server reads their chunk names and loads none. */
export const lazyPages: readonly LazyPage[] = [
  { path: paths.about, chunk: 'about', load: () => import('./home/about.tsx') },
  { path: paths.contact, chunk: 'contact', load: () => import('./home/contact.tsx') },
  { path: paths.grade, chunk: 'grade-page', load: () => import('./grade/grade-page.tsx') },
  { path: paths.start, chunk: 'start-page', load: () => import('./start/start-page.tsx') },
  { path: paths.startFirstTest, ...trackPage },
  { path: paths.startTools, ...trackPage },
  { path: paths.startApi, ...trackPage },
  { path: paths.rules, chunk: 'rules-page', load: () => import('./rules/rules-page.tsx') },
  { path: paths.guides, ...guidePage },
  { path: paths.guide, ...guidePage },
  {
    path: paths.webElements,
    chunk: 'playground',
    load: () => import('./exercises/playground.tsx'),
  },
  {
    path: paths.exercise,
    chunk: 'exercise-page',
    load: () => import('./exercises/exercise-page.tsx'),
  },
  {
    path: paths.webElementsDemo,
    chunk: 'web-elements-page',
    load: () => import('./web-elements/web-elements-page.tsx'),
  },
  { path: paths.labs, chunk: 'labs-page', load: () => import('./labs/labs-page.tsx') },
  { path: paths.lab, chunk: 'lab-page', load: () => import('./labs/lab-page.tsx') },
  { path: paths.login, ...loginPage },
  { path: paths.loginBasicAuth, ...loginPage },
  { path: paths.loginResult, chunk: 'result-page', load: () => import('./login/result-page.tsx') },
  {
    path: paths.shopping,
    chunk: 'catalogue',
    load: () => import('./shop/catalogue/catalogue.tsx'),
  },
  {
    path: paths.product,
    chunk: 'product-details',
    load: () => import('./shop/product/product-details.tsx'),
  },
  { path: paths.checkout, chunk: 'checkout', load: () => import('./shop/checkout/checkout.tsx') },
  {
    path: paths.apiPage,
    chunk: 'endpoints-page',
    load: () => import('./reference/endpoints-page.tsx'),
  },
  {
    path: paths.apiChance,
    chunk: 'chance-page',
    load: () => import('./reference/chance-page.tsx'),
  },
  {
    path: paths.apiStatusCodes,
    chunk: 'status-codes-page',
    load: () => import('./reference/status-codes-page.tsx'),
  },
  { path: paths.console, chunk: 'console-page', load: () => import('./console-page.tsx') },
  { path: tasksRoute, chunk: 'tasks-page', load: () => import('./tasks/tasks-page.tsx') },
  { path: paths.join, chunk: 'join-page', load: () => import('./join/join-page.tsx') },
  { path: paths.desk, chunk: 'desk-page', load: () => import('./desk/desk-page.tsx') },
];
