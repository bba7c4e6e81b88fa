import type { RequestListener } from 'node:http';
import type { Store } from '../../../api/src/open-store.ts';

type Around = (listener: RequestListener) => RequestListener;

/** How a harmless change is done: around what the product gives, never in it. */
export interface Effect {
  readonly aroundApi?: Around;
  /** The API's answers pass through `aroundApi` alone. */
  readonly aroundSite?: Around;
  /** The HTML of every page. */
  readonly page?: (html: string) => string;
  /** A style sheet. */
  readonly styles?: (css: string, path: string) => string;
  /** What the store holds before anybody comes. */
  readonly fill?: (store: Store) => Promise<void>;
}
