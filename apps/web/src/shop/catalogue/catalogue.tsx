import { products, type Product } from '@sparring/contracts/products';
import { addToCart } from '@sparring/rules/shop/add-to-cart';
import { shop } from '@sparring/rules/shop/shop';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { ElementsFold } from '../../practice/elements-table.tsx';
import { BreakPage } from '../../practice/break-page.tsx';
import { RuleFold } from '../../practice/rule-fold.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { browse } from '../rules.ts';
import styles from './catalogue.module.css';
import { elements } from './elements.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from './pagination.tsx';
import { PriceFilter } from './price-filter.tsx';
import { testable } from '../../ui/testable.ts';
import { ProductCard } from './product-card.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { SortButtons } from './sort-buttons.tsx';
import { useCriteria } from './use-criteria.ts';

const ProductGrid = ({ shown }: { readonly shown: readonly Product[] }) => (
  <ul {...testable('product-grid')} className={`grid ${styles.productGrid}`}>
    {shown.map((product) => (
      <ProductCard key={product.id} product={product} />
    ))}
  </ul>
);

/** A hint and a reset button for a search without results. */
const NothingFound = ({ onReset }: { readonly onReset: () => void }) => (
  <div className={styles.nothingFound}>
    <p>Try another word or a wider price range.</p>
    <Button name="shop-reset" look="plain" onClick={onReset}>
      Show all products
    </Button>
  </div>
);

const Catalogue = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { criteria, search, sortBy, slide, settle, turnTo, reset } = useCriteria();
  const { found, pages, page, shown } = browse(products, criteria);
  const thenToTheTop = () => heading.current?.focus();
  const turn = (to: number) => {
    turnTo(to);
    thenToTheTop();
  };
  const showAll = () => {
    reset();
    thenToTheTop();
  };

  return (
    <>
      <PageHeading>Shopping</PageHeading>
      <p className="lead">
        Ten products for your desk. The payment is simulated, so your tests can buy as often as they
        need.
      </p>
      <div className={styles.catalogue}>
        <search className={styles.filters} aria-label="Filter the products">
          <SearchBox text={criteria.search} onSearch={search} />
          <PriceFilter range={criteria.range} onSlide={slide} onSettle={settle} />
          <SortButtons sort={criteria.sort} onSort={sortBy} />
        </search>
        <section className={styles.shelf} aria-labelledby="products-title">
          <div className={`row ${styles.head}`}>
            <h2 id="products-title" className="flush" ref={heading} tabIndex={-1}>
              Products
            </h2>
            <Results found={found} page={page} shown={shown.length} />
          </div>
          {found === 0 ? (
            <NothingFound onReset={showAll} />
          ) : (
            <>
              <ProductGrid shown={shown} />
              <Pagination page={page} pages={pages} onTurn={turn} />
            </>
          )}
        </section>
      </div>
      <ElementsFold rows={elements} />
      <BreakPage page={paths.shopping} />
      <RuleFold areas={[shop, addToCart]} />
    </>
  );
};

export default Catalogue;
