import { Download } from './download.tsx';
import { Upload } from './upload.tsx';

export default function UploadDownload() {
  return (
    <>
      <h2>Download</h2>
      <Download />
      <h2>Upload</h2>
      <Upload />
    </>
  );
}
