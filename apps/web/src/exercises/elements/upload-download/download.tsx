import { files } from '@sparring/contracts/files';
import { useState } from 'react';
import { logFailure } from '../../../practice/log-failure.ts';
import { Outcome } from '../../../practice/outcome.tsx';
import { saveFile } from '../../../practice/save-file.ts';
import { Button } from '../../../ui/button.tsx';

export const Download = () => {
  const [saved, setSaved] = useState('nothing yet');
  const download = (name: string, url: string) =>
    saveFile(url).then(
      (size) => setSaved(`${name}, ${size} bytes`),
      (cause: unknown) => logFailure(`Downloading ${url} failed.`, cause),
    );

  return (
    <>
      <div className="buttons">
        {files.map(({ name, url }) => (
          <Button
            key={url}
            name={`download-${name.toLowerCase().replace(' ', '-')}`}
            onClick={() => download(name, url)}
          >
            Download {name}
          </Button>
        ))}
      </div>
      <Outcome label="Saved" name="download-saved">
        {saved}
      </Outcome>
    </>
  );
};
