import { addToCart } from './add-to-cart.ts';
import { cart } from './cart.ts';
import { payment } from './payment.ts';
import { product } from './product.ts';
import { shop } from './shop.ts';

export const shopChapter = {
  title: 'Shop',
  areas: [shop, product, addToCart, cart, payment],
} as const;
