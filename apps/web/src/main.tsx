import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './tokens.css';
import './base.css';
import './forced-colors.css';
import './print.css';
import './drawn-at-once.ts';
import './scripted-values.ts';
import { routes } from './routes.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no element #root to draw the site in.');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
