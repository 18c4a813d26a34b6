import { Suspense } from "react";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { lazyComponent } from "../../lazy-component.ts";

export type QrCodeProps = {
  /** Content of the code; at most 1,000 characters, because phones cannot scan more. */
  value: string;
  /** Text alternative: "Scan to set up two-step sign-in". */
  label: string;
  /** Text for users who cannot scan, shown below with a copy button. Defaults to `value`; false shows none. */
  text?: string | false | undefined;
};

const MAX = 1000;
/** Width and height in CSS pixels. */
const SIZE = 176;
const QrImage = lazyComponent(() => import("./qr-image.tsx"));

/** A QR code as SVG with a text alternative. The library is loaded when a code is first shown. */
export const QrCode = ({ value, label, text = value }: QrCodeProps) => {
  const possible = value.length > 0 && value.length <= MAX;
  return (
    <figure data-slot="qr-code" className="flex w-fit max-w-full flex-col items-center gap-2 text-body">
      {possible ? (
        <Suspense
          fallback={
            <span style={{ width: SIZE, height: SIZE }}>
              <Skeleton className="size-full" />
            </span>
          }
        >
          <QrImage value={value} label={label} size={SIZE} />
        </Suspense>
      ) : (
        <p
          style={{ width: SIZE, height: SIZE }}
          className="grid place-items-center rounded-md border border-dashed p-4 text-center text-meta text-ink-muted"
        >
          {value ? "Too long for a QR code" : "Nothing to show"}
        </p>
      )}
      {text && (
        <figcaption className="flex max-w-full items-center gap-1" style={{ maxWidth: SIZE + 64 }}>
          <span dir="ltr" className="truncate font-mono text-meta text-ink-muted" title={text.slice(0, MAX)}>
            {text.slice(0, MAX)}
          </span>
          <CopyButton value={text} label="Copy the text" size="icon-sm" />
        </figcaption>
      )}
    </figure>
  );
};
