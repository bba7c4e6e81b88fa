import type { Product } from '@sparring/contracts/products';
import { testable } from '../../ui/testable.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

export const ProductGrid = ({ products }: { products: readonly Product[] }) => (
  <ul {...testable('product-grid')} className={styles.productGrid}>
    {products.map((product) => (
      <ProductCard key={product.id} product={product} />
    ))}
  </ul>
);
