import { Download } from './download.tsx';
import { Upload } from './upload.tsx';

export * from './lesson.ts';

const UploadDownload = () => (
  <>
    <h2>Download</h2>
    <Download />
    <h2>Upload</h2>
    <Upload />
  </>
);

export default UploadDownload;
