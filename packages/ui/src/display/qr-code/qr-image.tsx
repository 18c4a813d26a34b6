import encode from "qr";
import { qrPath } from "./qr-path.ts";

/** In squares; scanners need this much light around the code. */
const QUIET = 4;

export type QrImageProps = { value: string; label: string; size: number };

/** The code itself, drawn dark on light in both themes: many scanners read it no other way. */
const QrImage = ({ value, label, size }: QrImageProps) => {
  const rows = encode(value, "raw", { border: QUIET, ecc: "medium" });
  const side = rows.length;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="rounded-md"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={qrPath(rows)} fill="#000000" />
    </svg>
  );
};

export default QrImage;
