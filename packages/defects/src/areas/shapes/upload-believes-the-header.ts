import { defect } from '../../defect.ts';

export default defect({
  id: 'upload-believes-the-header',
  rule: 'MULTIPART-05',
  level: 'hard',
  technique: 'security',
  file: 'apps/api/src/uploads/routes.ts',
  from: 'if (type === found) return undefined;',
  to: "if (type === found || type === 'image/png') return undefined;",
  seen: 'Any bytes are accepted when the part says that it is a PNG.',
  hints: [
    'Look at what an upload says and what it is.',
    'The name and the Content-Type come from the client.',
    'The text Hello as image/png gets 415.',
  ],
  caught: async ({ api, expect }) => {
    const form = new FormData();
    form.append('file', new File(['Hello'], 'a.png', { type: 'image/png' }));
    const { status } = await fetch(`${api.origin}${api.base}/labs/uploads`, {
      method: 'POST',
      body: form,
    });
    expect(status).toBe(415);
  },
});
