import type { RequestListener } from 'node:http';
import type { Store } from '@sparring/api/open-store';
import type { ChangeAnswer } from '@sparring/api/request/context';

type Around = (listener: RequestListener) => RequestListener;

/** How a harmless change is done: around what the product gives, never in it. */
export interface Effect {
  readonly aroundApi?: Around;
  /** Every response of the API. */
  readonly answer?: ChangeAnswer;
  /** The API's answers pass through `aroundApi` alone. */
  readonly aroundSite?: Around;
  /** The HTML of every page. */
  readonly page?: (html: string) => string;
  /** A style sheet. */
  readonly styles?: (css: string, path: string) => string;
  /** What the store holds before anybody comes. */
  readonly fill?: (store: Store) => Promise<void>;
}

/** Several changes at once: what the first one gives, the next one changes. */
export const effectOfAll = (effects: readonly Effect[]): Effect => {
  const inTurn =
    <Made, Told extends readonly unknown[]>(
      stepOf: (effect: Effect) => ((made: Made, ...told: Told) => Made) | undefined,
    ) =>
    (made: Made, ...told: Told): Made =>
      effects.reduce((last, effect) => stepOf(effect)?.(last, ...told) ?? last, made);
  const isStyling = effects.some(({ styles }) => styles);
  return {
    aroundApi: inTurn((effect) => effect.aroundApi),
    answer: inTurn((effect) => effect.answer),
    aroundSite: inTurn((effect) => effect.aroundSite),
    page: inTurn((effect) => effect.page),
    ...(isStyling && { styles: inTurn((effect) => effect.styles) }),
    fill: async (store) => {
      for (const { fill } of effects) await fill?.(store);
    },
  };
};
