import { type SyntheticEvent, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { testable } from '../../../ui/testable.ts';
import gloves from './gloves.svg';
import styles from './page.module.css';

export * from './lesson.ts';

const BrokenImages = () => (
  <div className={styles.brokenImages}>
    <Picture label="Valid image" name="image-valid" src={gloves} alt="A pair of gloves" />
    <Picture
      label="Broken image"
      name="image-broken"
      src="/pictures/lost.png"
      alt="A lost picture"
    />
  </div>
);

export default BrokenImages;

interface PictureProps {
  readonly label: string;
  readonly name: string;
  readonly src: string;
  readonly alt: string;
}

const Picture = ({ label, name, src, alt }: PictureProps) => {
  const [state, setState] = useState('loading');
  const noteSize = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setState(`loaded, ${image.naturalWidth} × ${image.naturalHeight} pixels`);

  return (
    <figure className={styles.picture}>
      <img
        {...testable(name)}
        src={src}
        alt={alt}
        width="320"
        height="200"
        onLoad={noteSize}
        onError={() => setState('failed to load')}
      />
      <figcaption>
        <Outcome label={label} name={`${name}-state`}>
          {state}
        </Outcome>
      </figcaption>
    </figure>
  );
};
