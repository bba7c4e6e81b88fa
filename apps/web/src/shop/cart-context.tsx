import { createContext, useContext, useMemo, useReducer } from 'react';
import type { ActionDispatch, ReactNode } from 'react';
import { type Cart, type CartAction, cartReducer } from './cart.ts';

interface CartState {
  readonly cart: Cart;
  readonly dispatch: ActionDispatch<[CartAction]>;
}

const CartContext = createContext<CartState | undefined>(undefined);

export const CartProvider = ({ children }: { children: ReactNode }) => {
  const [cart, dispatch] = useReducer(cartReducer, []);
  const state = useMemo(() => ({ cart, dispatch }), [cart]);
  return <CartContext value={state}>{children}</CartContext>;
};

export const useCart = (): CartState => {
  const state = useContext(CartContext);
  if (!state) throw new Error('useCart() found no cart: put the component inside <CartProvider>.');
  return state;
};
