import { useLayoutEffect, useRef } from 'react';

const siteName = 'Sparring';

/**
 * The only h1 of a page, and its title. On every page but the first of a visit it takes the focus, so that
 * a screen reader announces the new page.
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
