import { type SyntheticEvent, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { testable } from '../../../ui/testable.ts';
import gloves from './gloves.svg';
import styles from './page.module.css';

export * from './lesson.ts';

const BrokenImages = () => (
  <div className={styles.brokenImages}>
    <Picture label="Valid image" token="image-valid" src={gloves} alt="A pair of gloves" />
    <Picture
      label="Broken image"
      token="image-broken"
      src="/pictures/lost.png"
      alt="A lost picture"
    />
  </div>
);

export default BrokenImages;

interface PictureProps {
  readonly label: string;
  readonly token: string;
  readonly src: string;
  readonly alt: string;
}

const Picture = ({ label, token, src, alt }: PictureProps) => {
  const [state, setState] = useState('loading');
  const noteSize = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setState(`loaded, ${image.naturalWidth} × ${image.naturalHeight} pixels`);

  return (
    <figure className={styles.picture}>
      <img
        {...testable(token)}
        src={src}
        alt={alt}
        width="320"
        height="200"
        onLoad={noteSize}
        onError={() => setState('failed to load')}
      />
      <figcaption>
        <Outcome label={label} name={`${token}-state`}>
          {state}
        </Outcome>
      </figcaption>
    </figure>
  );
};
