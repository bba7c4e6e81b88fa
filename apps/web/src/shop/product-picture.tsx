import type { Item } from '@sparring/contracts/products';
import { useState } from 'react';
import { testable } from '../ui/testable.ts';
import noPicture from './no-picture.svg';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  /** Id and test id. */
  readonly name: string;
  readonly item: Item;
  /** Empty if the name of the product is beside the picture. */
  readonly alt?: string;
}

/** The picture of the product, or a fallback if it has none or the picture does not load. */
export const ProductPicture = ({ name, item, alt = item.name }: ProductPictureProps) => {
  const [failed, setFailed] = useState<string>();
  const isMissing = !item.image || item.image === failed;
  return (
    <img
      {...testable(name)}
      className={styles.productPicture}
      data-state={isMissing ? 'fallback' : 'picture'}
      src={isMissing ? noPicture : item.image}
      alt={alt}
      width="400"
      height="300"
      onError={() => setFailed(item.image)}
    />
  );
};
