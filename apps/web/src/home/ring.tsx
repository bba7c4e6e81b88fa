import { Glove } from './glove.tsx';
import styles from './ring.module.css';

/** A decorative drawing of two gloves over the ropes. */
export const Ring = () => (
  <svg className={styles.ring} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <path className={styles.mat} d="M0 344 66 268h348l66 76z" />
    <path className={styles.post} d="M38 60h20v240H38zM422 60h20v240h-20z" />
    <path className={styles.redRope} d="M48 122q192 22 384 0" />
    <path className={styles.paleRope} d="M48 178q192 22 384 0" />
    <path className={styles.blueRope} d="M48 234q192 22 384 0" />
    <path className={styles.pad} d="M30 104h36v44H30zM414 104h36v44h-36zM30 160h36v44H30z" />
    <path className={styles.pad} d="M414 160h36v44h-36zM30 216h36v44H30zM414 216h36v44h-36z" />
    <Glove className={styles.leftGlove} />
    <Glove className={styles.rightGlove} />
    <path className={styles.spark} d="M240 62V20M270 74l22-34M210 74l-22-34" />
  </svg>
);
