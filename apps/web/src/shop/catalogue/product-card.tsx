import type { Product } from '@sparring/contracts/products';
import { Link } from 'react-router';
import { productPath } from '../../paths.ts';
import { testable } from '../../ui/testable.ts';
import { AddToCart } from '../add-to-cart.tsx';
import { CardToProduct } from '../card-to-product.tsx';
import { priceOf } from '../money.ts';
import { ProductPicture } from '../product-picture.tsx';
import styles from './product-card.module.css';

export const ProductCard = ({ product }: { product: Product }) => {
  const { id, name, description } = product;
  return (
    <CardToProduct
      name={`product-card-${id}`}
      className={`panel ${styles.productCard}`}
      product={product}
    >
      <ProductPicture name={`product-picture-${id}`} item={product} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link {...testable(`product-link-${id}`)} to={productPath(id)} state={{ product }}>
            {name}
          </Link>
        </h3>
        <p className={`small ${styles.description}`}>{description}</p>
        <div className={`actions middle between ${styles.foot}`}>
          <p {...testable(`product-price-${id}`)} className={styles.price}>
            {priceOf(product)}
          </p>
          <AddToCart name={`add-to-cart-${id}`} product={product} isAmongOthers />
        </div>
      </div>
    </CardToProduct>
  );
};
