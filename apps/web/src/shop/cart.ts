import type { Item } from '@sparring/contracts/products';

export type Cart = readonly Item[];

export type CartAction =
  | { readonly type: 'ADD_TO_CART'; readonly product: Item }
  | { readonly type: 'REMOVE_FROM_CART'; readonly index: number }
  | { readonly type: 'CLEAR_CART' };

export const cartReducer = (cart: Cart, action: CartAction): Cart => {
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
};
