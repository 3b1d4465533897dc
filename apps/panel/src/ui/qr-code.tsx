import { useMemo } from 'react';
import { encode } from 'uqr';

const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/** QR code, drawn locally, so that its content isn't sent to any service. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: QUIET_ZONE });
    const dots = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: dots.join(''), size: code.size };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
