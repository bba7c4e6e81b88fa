import { paths } from '../paths.ts';

/** The three sections of the site, as the home page presents them. */
export const rounds = [
  {
    id: 'card-web-elements',
    title: 'Web Element Interaction',
    text: 'Checkboxes, frames, dialogs, shadow roots, drag and drop, waits. Each exercise has its own page with a table of locators.',
    action: 'Practice web elements',
    path: paths.webElements,
  },
  {
    id: 'card-api',
    title: 'API Testing Section',
    text: 'A book API with tokens, paging and conditional requests. Errors happen at random, and you can replay each of them. You can send every request from its documentation.',
    action: 'Explore the API',
    path: paths.api,
  },
  {
    id: 'card-shop',
    title: 'Shopping Application',
    text: 'Search, sort and filter ten products, fill a cart, and pay in three ways. The payment is simulated, so your tests can buy as often as they need.',
    action: 'Go shopping',
    path: paths.shopping,
  },
] as const;
