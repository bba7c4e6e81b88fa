import { type Product, products } from '@sparring/contracts/products';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, type CartAction, cartReducer } from './cart.ts';

const [mouse, keyboard, monitor] = products as readonly [Product, Product, Product];

const add = fc
  .constantFrom(...products)
  .map((product) => ({ type: 'ADD_TO_CART', product }) as const);
const remove = fc
  .integer({ min: -2, max: 12 })
  .map((index) => ({ type: 'REMOVE_FROM_CART', index }) as const);
const anyActions = fc.array<CartAction>(fc.oneof(add, remove));
const play = (actions: CartAction[]) => actions.reduce<Cart>(cartReducer, []);

test('removes the product at the position, not an equal product', () => {
  const cart = cartReducer([mouse, keyboard, mouse], { type: 'REMOVE_FROM_CART', index: 2 });
  expect(cart).toEqual([mouse, keyboard]);
});

test.each([-1, 1, 0.5, Number.NaN])('removes nothing at position %d of a cart of one', (index) => {
  expect(cartReducer([mouse], { type: 'REMOVE_FROM_CART', index })).toEqual([mouse]);
});

test('clears the cart', () => {
  expect(cartReducer([mouse, monitor], { type: 'CLEAR_CART' })).toEqual([]);
});

test('leaves the cart unchanged by any other action', () => {
  const cart: Cart = [mouse];
  // @ts-expect-error: the type forbids it, the reducer has to bear it
  expect(cartReducer(cart, { type: 'SOMETHING_ELSE' })).toBe(cart);
});

test('behaves like a plain list for any sequence of additions and removals', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const list: unknown[] = [];
      for (const action of actions) {
        if (action.type === 'ADD_TO_CART') list.push(action.product);
        if (action.type === 'REMOVE_FROM_CART' && action.index >= 0) list.splice(action.index, 1);
      }
      expect(play(actions)).toEqual(list);
    }),
  );
});

test('never changes the cart it was given', () => {
  fc.assert(
    fc.property(anyActions, fc.oneof(add, remove), (actions, action) => {
      const cart = Object.freeze([...play(actions)]);
      expect(() => cartReducer(cart, action)).not.toThrow();
    }),
  );
});
