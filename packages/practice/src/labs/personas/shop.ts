import { personaNames } from '@sparring/contracts/lab-facts/persona-names';
import { fourDigits } from '../../house.ts';

export const personas = personaNames;
export type Persona = (typeof personas)[number];

export const products = ['Gloves', 'Rope', 'Tape'] as const;
export type Product = (typeof products)[number];

/** The password of each account. */
export const password = 'corner-Bell-31';

export const usernameOf = (persona: Persona): string => persona.toLowerCase();

/** The code of what a persona has to meet. */
export const codeOf = (workspace: string, persona: Persona): string =>
  fourDigits(`${workspace}/persona/${persona}`);

/** How a test comes by each code. */
export const wayTo: Readonly<Record<Persona, string>> = {
  Standard: 'buy one product',
  Locked: 'type three wrong passwords, and then the right one',
  Slow: 'buy one product while the page is slow',
  Failing: 'try to buy one product',
  Unverified: 'try to buy one product',
  'Read-only': 'sign in',
  Admin: 'delete a product',
};

/** What stays in the shop when somebody signs out. */
export interface Kept {
  readonly cart: readonly Product[];
  readonly deleted: readonly Product[];
  /** Wrong passwords in a row, by the account. */
  readonly wrong: Readonly<Partial<Record<Persona, number>>>;
}

export interface Shop extends Kept {
  readonly user?: Persona | undefined;
  readonly told: string;
  /** Whose outcome has come. */
  readonly met?: Persona | undefined;
}

export const untouched: Kept = { cart: [], deleted: [], wrong: {} };

export const open = (kept: Kept): Shop => ({ ...kept, told: 'Nobody is signed in.' });

const mostWrong = 3;

export type ShopAction =
  | { readonly kind: 'sign in'; readonly username: string; readonly password: string }
  | { readonly kind: 'add' | 'delete'; readonly product: Product }
  | { readonly kind: 'buy' | 'sign out' | 'reset' };

const mayBuy = (user: Persona | undefined): boolean => user !== undefined && user !== 'Read-only';

/** The point is that even the right password is refused. */
const locked = (shop: Shop, persona: Persona, typed: string): Shop => ({
  ...shop,
  told: `The account ${usernameOf(persona)} is locked.`,
  met: persona === 'Locked' && typed === password ? persona : undefined,
});

const signIn = (shop: Shop, username: string, typed: string): Shop => {
  const persona = personas.find((each) => usernameOf(each) === username);
  if (!persona) return { ...shop, told: 'The username or the password is wrong.' };
  const count = shop.wrong[persona] ?? 0;
  if (count >= mostWrong) return locked(shop, persona, typed);
  if (typed !== password) {
    const wrong = { ...shop.wrong, [persona]: count + 1 };
    return { ...shop, wrong, told: 'The username or the password is wrong.' };
  }
  const isReader = persona === 'Read-only';
  return {
    ...shop,
    wrong: { ...shop.wrong, [persona]: 0 },
    user: persona,
    told: `Signed in as ${username}.${isReader ? ' This account may not buy.' : ''}`,
    met: isReader ? persona : undefined,
  };
};

const buy = (shop: Shop, user: Persona): Shop => {
  const { cart } = shop;
  if (cart.length === 0) return { ...shop, told: 'The cart is empty.' };
  const met = cart.length === 1 ? user : undefined;
  if (user === 'Failing') return { ...shop, told: 'The order failed. The cart is as it was.', met };
  if (user === 'Unverified')
    return { ...shop, told: 'Confirm your e-mail address before you order.', met };
  const told = `Order placed: ${cart.join(', ')}.`;
  return { ...shop, cart: [], told, met: user === 'Admin' ? undefined : met };
};

const without = (shop: Shop, product: Product): Shop => ({
  ...shop,
  deleted: [...shop.deleted, product],
  cart: shop.cart.filter((each) => each !== product),
  told: `${product} deleted.`,
  met: 'Admin',
});

/** The shop after an action. What a persona may not do changes nothing. */
export const next = (before: Shop, action: ShopAction): Shop => {
  const { met: _, ...shop } = before;
  const { user } = shop;
  switch (action.kind) {
    case 'sign in':
      return signIn(shop, action.username, action.password);
    case 'sign out':
      return { ...shop, user: undefined, told: 'Nobody is signed in.' };
    case 'reset':
      return { ...open(untouched), told: 'The shop is as at first.' };
    case 'add':
      if (!mayBuy(user)) return before;
      return { ...shop, cart: [...shop.cart, action.product], told: `${action.product} added.` };
    case 'buy':
      return user && mayBuy(user) ? buy(shop, user) : before;
    default:
      return user === 'Admin' ? without(shop, action.product) : before;
  }
};
