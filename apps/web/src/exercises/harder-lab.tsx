import { Link } from 'react-router';
import { labPath } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import { harderLabs } from './harder-labs.ts';
import styles from './harder-lab.module.css';

/** A link to the lab that follows an exercise; nothing if there is none. */
export const HarderLab = ({ exercise }: { readonly exercise: string }) => {
  const lab = harderLabs[exercise];
  return (
    lab && (
      <p className={styles.harder}>
        <Link {...testable('harder-lab')} to={labPath(lab.slug)}>
          Harder: lab {lab.title}
        </Link>
      </p>
    )
  );
};
