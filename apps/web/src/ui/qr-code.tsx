import { encodeQR } from 'qr';

/** Scanners need light around the code, four modules wide. */
const border = 4;

interface QrCodeProps {
  readonly text: string;
  readonly className: string | undefined;
}

/** A QR code as one path, black on white in every color scheme. */
export const QrCode = ({ text, className }: QrCodeProps) => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code of ${text}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
};
