import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './tokens.css';
import './font.css';
import './base.css';
import './layout.css';
import './forced-colors.css';
import './print.css';
import './drawn-at-once.ts';
import './history-entries.ts';
import './scripted-values.ts';
import { routes } from './routes.tsx';

/* A page without code keeps the tool of its address, too. */
if (/[?&]tool=/.test(location.search)) void import('./session/chosen-tool.ts');

const element = document.querySelector('#root');
if (!element) throw new Error('index.html has no element #root to draw the site in.');

const root = createRoot(element);
const router = createBrowserRouter(routes);

/** Renders the whole page synchronously, so that every visible element works. */
const draw = () =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );

if (router.state.initialized) draw();
else {
  /* Until then, the page shows the “Loading…” of index.html. */
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}
