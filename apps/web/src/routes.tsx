import type { RouteObject } from 'react-router';
import { lazyChunk } from './page-settings/chunk.ts';
import { FindButton } from './find/find-button.tsx';
import { HomePage } from './home/home-page.tsx';
import { type LazyPage, lazyPages } from './lazy-pages.ts';
import { LoginLink } from './login/login-link.tsx';
import { paths } from './paths.ts';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';
import { CartProvider } from './shop/cart-context.tsx';
import { CartLink } from './shop/cart-link.tsx';
import { redirectTo } from './session/redirect-to.ts';

const lazyRoute = ({ path, chunk, load }: LazyPage): RouteObject => {
  const loadChunk = lazyChunk(chunk, load);
  return {
    path,
    lazy: async () => {
      const { default: Component, ...rest } = await loadChunk();
      return { Component, ...rest };
    },
  };
};

/** The whole site. */
const pages: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  ...lazyPages.map(lazyRoute),
  { path: paths.api, loader: ({ request }) => redirectTo(paths.apiBooks, request) },
  lazyRoute({ path: '*', chunk: 'lost-page', load: () => import('./ui/lost-page.tsx') }),
];

export const routes: RouteObject[] = [
  {
    element: (
      <CartProvider>
        <Shell loginLink={<LoginLink />} cartLink={<CartLink />} findButton={<FindButton />} />
      </CartProvider>
    ),
    errorElement: <RouteError />,
    children: [{ errorElement: <RouteError />, children: pages }],
  },
];
