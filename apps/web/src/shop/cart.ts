import type { Item } from '@sparring/contracts/products';

export type Cart = readonly Item[];

export type CartAction =
  | { type: 'ADD_TO_CART'; product: Item }
  | { type: 'REMOVE_FROM_CART'; index: number }
  | { type: 'CLEAR_CART' };

export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'ADD_TO_CART':
      return [...cart, action.product];
    case 'REMOVE_FROM_CART':
      return cart.filter((_, index) => index !== action.index);
    case 'CLEAR_CART':
      return [];
    default:
      return cart;
  }
}
