import { products } from '@sparring/contracts/products';
import { exercises } from '../src/exercises/packs.ts';
import { labs } from '../src/labs/catalogue.ts';
import { paths, productPath } from '../src/paths.ts';
import { endpointPages } from '../src/reference/pages.ts';
import { tracks } from '../src/start/tracks.ts';
import { readGuides } from '../vite/guides/read-guides.ts';
import { pathOf } from '../vite/guides/target.ts';

/** The routes of the specification, with their letter case, and the heading of each. */
const specified = [
  ['/', 'Train your tests before the real fight.'],
  ['/shopping', 'Shopping'],
  ['/checkout', 'Checkout'],
  ['/about', 'About Sparring'],
  ['/contact', 'Contact'],
  ['/webelements', 'Web Elements'],
  ['/webelements/checkboxes', 'Checkboxes'],
  ['/webelements/dragdrop', 'Drag and Drop'],
  ['/webelements/hovertoclickbutton', 'Hover to Reveal'],
  ['/webelements/slider', 'Horizontal Slider'],
  ['/webelements/filedownloader', 'File Downloader'],
  ['/webelements/formbuttonelements', 'Input and Button Form'],
  ['/webelements/geolocationpage', 'Geolocation'],
  ['/webelements/alertpage', 'Alerts'],
  ['/webelements/keypressespage', 'Key Presses'],
  ['/webelements/nestedframepage', 'Nested Frames'],
  ['/webelements/radiobuttonpage', 'Radio Buttons'],
  ['/webelements/SelectBoxPage', 'Select Box'],
  ['/webelements/NewTabOrWindowPage', 'Tabs'],
  ['/webelements/shadowdompage', 'Shadow DOM'],
  ['/webelements/EditableTablePage', 'Web Tables'],
  ['/webelements/ScrollButtonPage', 'Scroll to the Button'],
  ['/web-elements', 'Web Elements Demo'],
  ['/webelements/login', 'Login'],
  ['/webelements/loginbasicauth', 'Login'],
  ['/product/3', 'HD Monitor'],
  ['/api/bookapi', 'Book API'],
  ['/api/authentication', 'Authentication API'],
  ['/api/behavior', 'Behavior API'],
  ['/api/documentation', 'API documentation'],
] as const;

const others = [
  [paths.rules, 'Rules'],
  [paths.grade, 'How good are your tests?'],
  [paths.start, 'Start here'],
  ...tracks.map(({ path, title }) => [path, title] as const),
  [paths.labs, 'Labs'],
  [paths.apiChance, 'Replayable chance'],
  [paths.apiStatusCodes, 'Status codes'],
  [paths.console, 'Console'],
  [paths.tasks, 'Tasks'],
  [`${paths.tasks}/sheet`, 'Sheet of tasks'],
  ['/join', 'Join your class'],
  ['/desk', 'Desk'],
  ...endpointPages.map(({ path, title }) => [path, title] as const),
  ...readGuides().map(({ slug, content }) => [pathOf(slug), content.title] as const),
  ...products.map(({ id, name }) => [productPath(id), name] as const),
  ...[...exercises, ...labs].map(({ path, title }) => [path, title] as const),
] as const;

/** The addresses that lead to another page. */
const leads = new Map<string, string>([
  [paths.api, paths.apiBooks],
  [paths.loginResult, paths.login],
]);

const headings = new Map<string, string>([...others, ...specified]);

/** Where an address leads, and the heading of that page. */
export const pageAt = (address: string): { readonly path: string; readonly heading: string } => {
  const path = leads.get(address) ?? address;
  const heading = headings.get(path);
  if (heading === undefined) throw new Error(`e2e/page-headings.ts has no heading for ${path}.`);
  return { path, heading };
};
