import { paths } from '../paths.ts';

/** The three sections of the site, as the home page presents them. */
export const rounds = [
  {
    id: 'card-web-elements',
    title: 'Web Element Interaction',
    text: 'Checkboxes, frames, dialogs, shadow roots, things that drag and things that make you wait. Each one on a page of its own, with its locators listed.',
    action: 'Practise web elements',
    path: paths.webElements,
  },
  {
    id: 'card-api',
    title: 'API Testing Section',
    text: 'A real book API with tokens, paging, conditional requests and errors you can replay from a seed. Documented, and ready to be called.',
    action: 'Explore the API',
    path: paths.api,
  },
  {
    id: 'card-shop',
    title: 'Shopping Application',
    text: 'Search, sort and filter ten products, fill a cart, pay three ways. No money moves, so buy as often as your suite needs.',
    action: 'Go shopping',
    path: paths.shopping,
  },
] as const;
