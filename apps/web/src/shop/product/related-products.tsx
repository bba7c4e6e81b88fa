import type { Item } from '@sparring/contracts/products';
import { Link } from 'react-router';
import { productPath } from '../../paths.ts';
import { testable } from '../../ui/testable.ts';
import { CardToProduct } from '../card-to-product.tsx';
import { priceOf } from '../money.ts';
import { ProductPicture } from '../product-picture.tsx';
import styles from './related-products.module.css';
import { useRelated } from './use-related.ts';

export const RelatedProducts = ({ productId }: { productId: number }) => {
  const related = useRelated(productId);
  if (related.length === 0) return undefined;
  return (
    <section className={styles.relatedProducts} aria-labelledby="related-title">
      <h2 id="related-title">Related Products</h2>
      <ul {...testable('related-products')} className={styles.list}>
        {related.map((item) => (
          <RelatedProduct key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
};

const RelatedProduct = ({ item }: { item: Item }) => {
  const { id, name } = item;
  return (
    <CardToProduct name={`related-card-${id}`} className={styles.card} product={item}>
      <ProductPicture name={`related-picture-${id}`} item={item} />
      <h3 className={styles.name}>
        <Link {...testable(`related-link-${id}`)} to={productPath(id)} state={{ product: item }}>
          {name}
        </Link>
      </h3>
      <p className={styles.price}>{priceOf(item)}</p>
    </CardToProduct>
  );
};
