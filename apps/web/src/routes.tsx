import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { lazyChunk } from './chunk.ts';
import { HomePage } from './home/home-page.tsx';
import { requireLogin } from './login/require-login.ts';
import { paths } from './paths.ts';
import { redirectTo } from './redirect-to.ts';
import { endpointPages } from './reference/pages.ts';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './ui/not-found.tsx';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
}

/** A page in a chunk of its own; the chunk's id is the name of its file. */
function lazyPage(path: string, id: string, load: () => Promise<PageModule>): RouteObject {
  const loadChunk = lazyChunk(id, load);
  return {
    path,
    caseSensitive: true,
    hydrateFallbackElement: <Loading />,
    lazy: async () => {
      const { default: Component, ...rest } = await loadChunk();
      return { Component, ...rest };
    },
  };
}

const loginPage = () => import('./login/login-page.tsx');

/** The whole site. */
const pages: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  lazyPage(paths.about, 'about', () => import('./home/about.tsx')),
  lazyPage(paths.contact, 'contact', () => import('./home/contact.tsx')),
  lazyPage(paths.webElements, 'playground', () => import('./exercises/playground.tsx')),
  lazyPage(paths.exercise, 'exercise-page', () => import('./exercises/exercise-page.tsx')),
  lazyPage(
    paths.webElementsDemo,
    'web-elements-page',
    () => import('./web-elements/web-elements-page.tsx'),
  ),
  lazyPage(paths.login, 'login-page', loginPage),
  lazyPage(paths.loginBasicAuth, 'login-page', loginPage),
  {
    ...lazyPage(paths.loginResult, 'result-page', () => import('./login/result-page.tsx')),
    loader: requireLogin,
  },
  lazyPage(paths.shopping, 'catalogue', () => import('./shop/catalogue/catalogue.tsx')),
  lazyPage(paths.product, 'product-details', () => import('./shop/product/product-details.tsx')),
  lazyPage(paths.checkout, 'checkout', () => import('./shop/checkout/checkout.tsx')),
  {
    path: paths.api,
    caseSensitive: true,
    hydrateFallbackElement: <Loading />,
    loader: ({ request }) => redirectTo(paths.apiBooks, request),
  },
  ...endpointPages.map(({ path }) =>
    lazyPage(path, 'endpoints-page', () => import('./reference/endpoints-page.tsx')),
  ),
  lazyPage(paths.apiChance, 'chance-page', () => import('./reference/chance-page.tsx')),
  lazyPage(
    paths.apiStatusCodes,
    'status-codes-page',
    () => import('./reference/status-codes-page.tsx'),
  ),
  { path: '*', element: <NotFound /> },
];

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [{ errorElement: <RouteError />, children: pages }],
  },
];
