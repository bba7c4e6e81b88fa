export const Loading = () => <output>Loading…</output>;
