import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './scroll-box.module.css';

interface ScrollBoxProps {
  /** What the box holds, in words. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const keyboardStop = (label: string) => ({
  role: 'region',
  'aria-label': label,
  tabIndex: 0,
});

/**
 * Holds what can be wider than the page. As long as it is, the keyboard reaches the box and scrolls it. A box that fits is
 * no stop, because nothing would happen there.
 */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = () => setOverflows(current.scrollWidth > current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    for (const sized of [current, ...current.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={[styles.scrollBox, className].filter(Boolean).join(' ')}
      {...(overflows && keyboardStop(label))}
    >
      {children}
    </div>
  );
};
