import { addToCart } from '@sparring/rules/shop/add-to-cart';
import { product as productRules } from '@sparring/rules/shop/product';
import { useLocation, useParams } from 'react-router';
import { productPath } from '../../paths.ts';
import { ElementsFold } from '../../practice/elements-table.tsx';
import { BreakPage } from '../../practice/break-page.tsx';
import { RuleFold } from '../../practice/rule-fold.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { testable } from '../../ui/testable.ts';
import { AddToCart } from '../add-to-cart.tsx';
import { BackToShopping } from '../back-to-shopping.tsx';
import { priceOf } from '../money.ts';
import { ProductPicture } from '../product-picture.tsx';
import { elementsOf } from './elements.ts';
import { productAt, type ShownProduct } from './product-at.ts';
import styles from './product-details.module.css';
import { RelatedProducts } from './related-products.tsx';

const ProductPage = () => {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const product = productAt(id, state);
  return product ? <ProductDetails key={id} product={product} /> : <NotFound />;
};

export default ProductPage;

const ProductDetails = ({ product }: { product: ShownProduct }) => (
  <>
    <BackToShopping />
    <div className={styles.productDetails}>
      <div className={styles.picture}>
        <ProductPicture name="product-picture" item={product} />
      </div>
      <div>
        <PageHeading>{product.name}</PageHeading>
        <p {...testable('product-long-description')}>{product.longDescription}</p>
        <p {...testable('product-description')} className="muted">
          {product.description}
        </p>
        <p {...testable('product-price')} className={styles.price}>
          Price: {priceOf(product)}
        </p>
        <AddToCart name="add-to-cart" product={product} />
        <p {...testable('product-in-the-box')} className={styles.box}>
          {product.longdescriptionproductitem}
        </p>
      </div>
    </div>
    <RelatedProducts productId={product.id} />
    <ElementsFold rows={elementsOf(product)} />
    <BreakPage page={productPath(product.id)} />
    <RuleFold areas={[productRules, addToCart]} />
  </>
);
