import { useLayoutEffect, useRef } from 'react';

const siteName = 'Sparring';

/**
 * The page's one h1 and its title. After the first page of a visit it takes the focus, so that a
 * screen reader says where a link has led.
 */
export const PageHeading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const title = `${children} · ${siteName}`;
    if (document.title === title) return;
    const isFirstPage = document.title === siteName;
    document.title = title;
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [children]);

  return (
    <h1 ref={heading} id="page-title" tabIndex={-1}>
      {children}
    </h1>
  );
};
