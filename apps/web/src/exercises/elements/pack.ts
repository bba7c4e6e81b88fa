import type { Pack } from '../exercise.ts';

export const elements: Pack = {
  name: 'elements',
  title: 'Elements',
  exercises: [
    {
      slug: 'simple-input-form',
      path: '/webelements/simple-input-form',
      title: 'Simple Input Form',
      trains:
        'Type into fields of one line and of several lines, clear them, and assert their values. The Submit button does nothing: it sends nothing and changes nothing.',
      page: () => import('./simple-input-form/page.tsx'),
    },
    {
      slug: 'form-buttons',
      path: '/webelements/formbuttonelements',
      twinOf: 'simple-input-form',
      title: 'Input and Button Form',
      trains:
        'Fill in the form and submit it. If every field is filled, a message appears for 5 seconds. If a field is empty, an error appears below it and stays until you fill in the field and submit again.',
      page: () => import('./form-buttons/page.tsx'),
    },
    {
      slug: 'checkboxes',
      path: '/webelements/checkboxes',
      title: 'Checkboxes',
      listed: 'Check Box',
      trains:
        'Check and uncheck a box, and assert its state. The second box also changes the face below, so you can assert a result outside the box.',
      page: () => import('./checkboxes/page.tsx'),
    },
    {
      slug: 'radio',
      path: '/webelements/radiobuttonpage',
      title: 'Radio Buttons',
      trains:
        'Choose one of two options, and assert that the other is not selected. A message appears for 3 seconds. Each new choice restarts the 3 seconds.',
      page: () => import('./radio/page.tsx'),
    },
    {
      slug: 'select-box',
      path: '/webelements/SelectBoxPage',
      title: 'Select Box',
      trains:
        'Choose an option by its text, its value or its position. A message appears for 3 seconds. Each new choice restarts the 3 seconds.',
      page: () => import('./select-box/page.tsx'),
    },
    {
      slug: 'web-tables',
      path: '/webelements/EditableTablePage',
      title: 'Web Tables',
      trains:
        'Add, edit and delete users, and find each cell by its row and column. The form does not check its fields. A new user gets the highest id plus 1: the ids of its cells and the names of its buttons contain it.',
      page: () => import('./web-tables/page.tsx'),
    },
    {
      slug: 'links',
      path: '/webelements/links',
      title: 'Links',
      trains:
        'Follow each link and assert where it leads, or collect the addresses and request each one. The server returns 200 for the working links and 404 for the broken ones.',
      page: () => import('./links/page.tsx'),
    },
    {
      slug: 'broken-images',
      path: '/webelements/broken-images',
      title: 'Broken Images',
      listed: 'Broken Links',
      trains:
        'Tell a valid image from a broken one by its natural width or by the status of its request. The server returns 404 for the broken image, and the browser logs this error in its console.',
      page: () => import('./broken-images/page.tsx'),
    },
    {
      slug: 'upload-download',
      path: '/webelements/upload-download',
      title: 'Upload and Download',
      trains:
        'Download a file and check its content, then choose a file of your own to upload. The page only reads the name of your file: it sends nothing.',
      page: () => import('./upload-download/page.tsx'),
    },
    {
      slug: 'file-downloader',
      path: '/webelements/filedownloader',
      title: 'File Downloader',
      trains:
        'Find the row of a file, download it, and wait until its state says that it is saved. Then assert the name and the content of the saved file.',
      page: () => import('./file-downloader/page.tsx'),
    },
    {
      slug: 'shadow-dom',
      path: '/webelements/shadowdompage',
      title: 'Shadow DOM',
      trains:
        'The input and the button are in the open shadow root of <alert-box>, which document.querySelector does not search. Find them in the shadow root (some tools search it on their own), type a text, click the button, and accept the alert that repeats your text.',
      page: () => import('./shadow-dom/page.tsx'),
    },
  ],
};
