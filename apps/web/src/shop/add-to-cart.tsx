import type { Item } from '@sparring/contracts/products';
import { flushSync } from 'react-dom';
import { useTemporaryMessage } from '../practice/temporary-message.ts';
import { Button } from '../ui/button.tsx';
import { useFocusKeptWhile } from '../ui/use-focus-kept-while.ts';
import { useCart } from './cart-context.tsx';

const addedMs = 500;

interface AddToCartProps {
  /** Id and test id. */
  readonly name: string;
  readonly product: Item;
  /** In a list of products, the accessible name includes the product. */
  readonly isAmongOthers?: boolean;
}

export const AddToCart = ({ name, product, isAmongOthers }: AddToCartProps) => {
  const { dispatch } = useCart();
  const [added, show] = useTemporaryMessage(addedMs);
  const button = useFocusKeptWhile(added !== undefined);
  const label = added ?? 'Add to Cart';
  // Disabled before the next event, so that two clicks in one script add one product.
  const add = () =>
    flushSync(() => {
      dispatch({ type: 'ADD_TO_CART', product });
      show('Added!');
    });
  return (
    <Button
      ref={button}
      name={name}
      aria-label={isAmongOthers ? `${label} ${product.name}` : undefined}
      disabled={added !== undefined}
      data-state={added ? 'added' : undefined}
      onClick={add}
    >
      {label}
    </Button>
  );
};
