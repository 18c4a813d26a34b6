import encode from "qr";
import { qrPath } from "./qr-path.ts";

/** Quiet zone in modules, which scanners need around the code. */
const QUIET = 4;

export type QrImageProps = { value: string; label: string; size: number };

/** The code, dark on light in both themes, because many scanners cannot read it inverted. */
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
