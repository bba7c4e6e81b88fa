import type { Item } from '@sparring/contracts/products';
import { Link } from 'react-router';
import { productPath } from '../../paths.ts';
import { testable } from '../../ui/testable.ts';
import { CardToProduct } from '../card-to-product.tsx';
import { priceOf } from '../money.ts';
import { ProductPicture } from '../product-picture.tsx';
import styles from './related-products.module.css';
import { useEffect, useState } from 'react';
import { logFailure } from '../../practice/log-failure.ts';
import { chance } from '../../session/chance.ts';
import { fetchItems, relatedTo } from './related.ts';

/** Empty until the products have arrived. A failure is only logged, because the page works without them. */
const useRelated = (productId: number): Item[] => {
  const [related, setRelated] = useState<Item[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    fetchItems(visit.signal).then(
      (items) => setRelated(relatedTo(productId, items, chance)),
      (error) => visit.signal.aborted || logFailure('The related products are missing:', error),
    );
    return () => visit.abort();
  }, [productId]);
  return related;
};

export const RelatedProducts = ({ productId }: { productId: number }) => {
  const related = useRelated(productId);
  if (related.length === 0) return undefined;
  return (
    <section className={styles.relatedProducts} aria-labelledby="related-title">
      <h2 id="related-title">Related Products</h2>
      <ul {...testable('related-products')} className={`grid ${styles.list}`}>
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
    <CardToProduct name={`related-card-${id}`} className={`panel ${styles.card}`} product={item}>
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
