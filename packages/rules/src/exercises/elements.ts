import { brokenImages } from './broken-images.ts';
import { checkboxes } from './checkboxes.ts';
import { fileDownloader } from './file-downloader.ts';
import { formButtons } from './form-buttons.ts';
import { links } from './links.ts';
import { radio } from './radio.ts';
import { selectBox } from './select-box.ts';
import { shadowDom } from './shadow-dom.ts';
import { simpleInputForm } from './simple-input-form.ts';
import { uploadDownload } from './upload-download.ts';
import { webTables } from './web-tables.ts';

export const elementsChapter = {
  title: 'Exercises: Elements',
  areas: [
    simpleInputForm,
    checkboxes,
    radio,
    selectBox,
    webTables,
    links,
    brokenImages,
    uploadDownload,
    fileDownloader,
    shadowDom,
    formButtons,
  ],
} as const;
