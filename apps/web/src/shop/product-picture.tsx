import type { Item } from '@sparring/contracts/products';
import { useState } from 'react';
import { testable } from '../ui/testable.ts';
import noPicture from './no-picture.svg';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  /** Id and test id. */
  readonly name: string;
  readonly item: Item;
  /** Empty where the product's name stands beside the picture in the same cell. */
  readonly alt?: string;
}

/** The product's picture, or a drawing of an empty frame when there is none or it cannot be loaded. */
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
