import type { Pack } from '../exercise.ts';

export const elements: Pack = {
  name: 'elements',
  title: 'Elements',
  exercises: [
    {
      slug: 'broken-images',
      path: '/webelements/broken-images',
      title: 'Broken Images',
      trains:
        'Tell a valid image from a broken one: by its natural width, or by the status of its request. The server answers 404 to the broken one, and the browser logs that in its console.',
      page: () => import('./broken-images/page.tsx'),
    },
    {
      slug: 'checkboxes',
      path: '/webelements/checkboxes',
      title: 'Checkboxes',
      trains:
        'Check and uncheck a box, and assert its state. The second box changes a face, so the outcome shows outside the box as well.',
      page: () => import('./checkboxes/page.tsx'),
    },
    {
      slug: 'file-downloader',
      path: '/webelements/filedownloader',
      title: 'File Downloader',
      trains:
        'Find the row of a file, download it, and wait until its state says that it is saved. Then assert the name and the content of the real file.',
      page: () => import('./file-downloader/page.tsx'),
    },
    {
      slug: 'form-buttons',
      path: '/webelements/formbuttonelements',
      title: 'Input and Button Form',
      trains:
        'Fill the form and submit it. When every field is filled, a message says so for 5 seconds; when one is empty, an error beside it says so until you submit again.',
      page: () => import('./form-buttons/page.tsx'),
    },
    {
      slug: 'links',
      path: '/webelements/links',
      title: 'Links',
      trains:
        'Follow each link and assert where it leads, or collect the addresses and ask each for its status. The server answers 200 to the working links and 404 to the broken ones.',
      page: () => import('./links/page.tsx'),
    },
    {
      slug: 'radio',
      path: '/webelements/radiobuttonpage',
      title: 'Radio Buttons',
      trains:
        'Choose one of several, and assert that the others are not chosen. The message stays for 3 seconds; choosing again starts the time anew.',
      page: () => import('./radio/page.tsx'),
    },
    {
      slug: 'select-box',
      path: '/webelements/SelectBoxPage',
      title: 'Select Box',
      trains:
        'Choose an option by its text, its value or its position. The message stays for 3 seconds; choosing again starts the time anew.',
      page: () => import('./select-box/page.tsx'),
    },
    {
      slug: 'shadow-dom',
      path: '/webelements/shadowdompage',
      title: 'Shadow DOM',
      trains:
        'The input and the button live in the open shadow root of <alert-box>, where selectors of the page do not reach. Enter the root, type, click, and accept the alert that repeats your text.',
      page: () => import('./shadow-dom/page.tsx'),
    },
    {
      slug: 'simple-input-form',
      path: '/webelements/simple-input-form',
      title: 'Simple Input Form',
      trains:
        'Type into fields of one and of several lines, clear them again, and assert what they hold. The Submit button has no behaviour: it sends nothing and changes nothing.',
      page: () => import('./simple-input-form/page.tsx'),
    },
    {
      slug: 'upload-download',
      path: '/webelements/upload-download',
      title: 'Upload and Download',
      trains:
        'Save a real file and look into it, then choose one of your own to upload. The upload only reads the name of the file: nothing is sent.',
      page: () => import('./upload-download/page.tsx'),
    },
    {
      slug: 'web-tables',
      path: '/webelements/EditableTablePage',
      title: 'Web Tables',
      trains:
        'Add, edit and delete users, and find each cell by its row and column. Nothing is validated; a new user gets the highest id plus 1.',
      page: () => import('./web-tables/page.tsx'),
    },
  ],
};
