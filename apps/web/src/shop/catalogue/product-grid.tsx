import type { Product } from '@sparring/contracts/products';
import { testable } from '../../ui/testable.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <ul {...testable('product-grid')} className={styles.productGrid}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ul>
  );
}
