import { defect } from '../../defect.ts';

export default defect({
  id: 'upload-one-byte-short',
  rule: 'MULTIPART-02',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/api/src/http/read/read-multipart.ts',
  from: '  fileSize: mostFileBytes,',
  to: '  fileSize: mostFileBytes - 1,',
  seen: 'A file of exactly one mebibyte is refused.',
  hints: [
    'Look at the size of a file.',
    'Send the largest file that is allowed.',
    '1048576 bytes of text get 201.',
  ],
  caught: async ({ api, expect }) => {
    const form = new FormData();
    form.append('file', new File(['a'.repeat(1_048_576)], 'a.txt', { type: 'text/plain' }));
    const { status } = await fetch(`${api.origin}${api.base}/labs/uploads`, {
      method: 'POST',
      body: form,
    });
    expect(status).toBe(201);
  },
});
