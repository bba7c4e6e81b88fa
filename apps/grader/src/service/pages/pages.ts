import type { RequestHandler } from 'express';
import type { Problem } from '../problem.ts';
import type { CardState } from '../state.ts';
import type { Sort } from './sort.ts';

/** The grader as the visitor reached it: http://localhost:3100 */
export interface PageAddress {
  readonly address: string;
}

export interface Offer extends PageAddress {
  /** The areas, rules and levels that a card can be about. */
  readonly areas: readonly string[];
  readonly levels: readonly string[];
  readonly defects: number;
}

/** The HTML of every page. */
export interface Pages {
  /** `GET /`: how to begin, and the form, which is sent to `POST /cards` (fields: name, only, level, pick). */
  readonly home: (offer: Offer) => string;
  /** `GET /cards/{id}`: a card as it is now; its script follows `/cards/{id}/events`. */
  readonly card: (card: CardState, place: PageAddress) => string;
  /** `GET /cards?sort=found&order=desc` with the teacher's key; the cards come newest first. */
  readonly table: (cards: readonly CardState[], place: PageAddress, sort: Sort) => string;
  /** `GET /cards` without the key: a form that sends the field `key` to `POST /session`. */
  readonly login: (wasWrong: boolean) => string;
  /** Any other refusal, for a browser. */
  readonly refused: (problem: Problem) => string;
  /** Styles, scripts and fonts, below `/static`. */
  readonly files: RequestHandler;
}
