import type { Item } from '@sparring/contracts/products';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { productPath } from '../paths.ts';
import { testable } from '../ui/testable.ts';

interface CardToProductProps {
  /** Id and test id. */
  readonly name: string;
  readonly className: string | undefined;
  readonly product: Item;
  readonly children: ReactNode;
}

/** A card that opens its product on a click anywhere. The link among its children works by keyboard. CSS must not stretch it over the card: it would cover what a test clicks. */
export const CardToProduct = ({ name, className, product, children }: CardToProductProps) => {
  const navigate = useNavigate();
  const open = async ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) return;
    await navigate(productPath(product.id), { state: { product } });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link
    <li {...testable(name)} className={className} onClick={open}>
      {children}
    </li>
  );
};
