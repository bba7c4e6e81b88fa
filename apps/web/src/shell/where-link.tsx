import { Link } from 'react-router';
import { type Stretch, useWhere } from '../session/where.ts';
import { testable } from '../ui/testable.ts';
import logo from './logo.svg';
import styles from './navigation.module.css';

const Arc = ({ of: { done, of }, r }: { readonly of: Stretch; readonly r: number }) => (
  <circle r={r} pathLength={of} strokeDasharray={`${done} ${of}`} />
);

/** How far the learner is, as a ring for the path and one for the labs. Leads to the next step, or after the last one to the next lab. */
export const WhereLink = () => {
  const { path, labs } = useWhere();
  const next = path && path.done < path.of ? path : (labs ?? path);
  if (!next?.to) return null;
  const done = [
    path && `${path.done} of ${path.of} steps of the path`,
    labs && `${labs.done} of ${labs.of} labs`,
  ];
  return (
    <Link
      {...testable('where-was-i')}
      className={styles.where}
      to={next.to}
      aria-label="Where was I?"
      title={`${done.filter(Boolean).join(', ')}. Next: ${next.next}`}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        {path && <Arc of={path} r={20} />}
        {labs && <Arc of={labs} r={16} />}
      </svg>
      <img src={logo} alt="" width="20" height="20" />
      <span>Where was I?</span>
    </Link>
  );
};
