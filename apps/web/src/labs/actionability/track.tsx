import { type PropsWithChildren, useEffect, useRef } from 'react';
import styles from './page.module.css';

const toAndFro = { translate: ['0', '4rem'] };
const timing: KeyframeAnimationOptions = {
  duration: 400,
  iterations: Infinity,
  direction: 'alternate',
  easing: 'ease-in-out',
};

/** Moves what is on it. The state alone decides, so that what moves is never ready and what stands still always is. */
export const Track = ({
  isMoving,
  children,
}: PropsWithChildren<{ readonly isMoving: boolean }>) => {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const motion = isMoving ? track.current?.animate(toAndFro, timing) : undefined;
    return () => motion?.cancel();
  }, [isMoving]);
  return (
    <div ref={track} className={styles.track} data-state={isMoving ? 'moving' : 'still'}>
      {children}
    </div>
  );
};
