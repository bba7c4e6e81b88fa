/** The lab that trains the same as an exercise, and more. Keys and slugs are folders; a test compares both with the lists. */
export const harderLabs: Readonly<Record<string, { slug: string; title: string }>> = {
  alerts: { slug: 'late-dialogs', title: 'Late dialogs' },
  'date-picker': { slug: 'date-range', title: 'Date range' },
  'file-downloader': { slug: 'file-downloads', title: 'File downloads' },
  'form-buttons': { slug: 'every-input', title: 'Every input' },
  'hover-to-reveal': { slug: 'actionability', title: 'Actionability' },
  'key-press': { slug: 'trusted-events', title: 'Real or synthetic' },
  'nested-frames': { slug: 'frames', title: 'Frames' },
  'progress-bar': { slug: 'waits', title: 'Waits' },
  'scroll-button': { slug: 'endless-list', title: 'Endless list' },
  'select-box': { slug: 'comboboxes', title: 'Comboboxes' },
  'shadow-dom': { slug: 'shadow-roots', title: 'Shadow roots' },
  'simple-input-form': { slug: 'rich-text', title: 'Rich text and clipboard' },
  'sorting-table': { slug: 'moving-table', title: 'Table that moves' },
  'upload-download': { slug: 'file-uploads', title: 'File uploads' },
  'web-tables': { slug: 'data-grid', title: 'Data grid' },
};
