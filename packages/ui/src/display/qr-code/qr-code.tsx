import { Suspense } from "react";
import { cn } from "../../cn.ts";
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
  /** Size in CSS pixels; defaults to 176. */
  size?: number | undefined;
  className?: string | undefined;
};

const MAX = 1000;
const QrImage = lazyComponent(() => import("./qr-image.tsx"));

/** A QR code as SVG with a text alternative. The library is loaded when a code is first shown. */
export const QrCode = ({ value, label, text = value, size = 176, className }: QrCodeProps) => {
  const possible = value.length > 0 && value.length <= MAX;
  return (
    <figure
      data-slot="qr-code"
      className={cn("flex w-fit max-w-full flex-col items-center gap-2 text-body", className)}
    >
      {possible ? (
        <Suspense
          fallback={
            <span style={{ width: size, height: size }}>
              <Skeleton className="size-full" />
            </span>
          }
        >
          <QrImage value={value} label={label} size={size} />
        </Suspense>
      ) : (
        <p
          style={{ width: size, height: size }}
          className="grid place-items-center rounded-md border border-dashed p-4 text-center text-meta text-ink-muted"
        >
          {value ? "Too long for a QR code" : "Nothing to show"}
        </p>
      )}
      {text && (
        <figcaption className="flex max-w-full items-center gap-1" style={{ maxWidth: size + 64 }}>
          <span dir="ltr" className="truncate font-mono text-meta text-ink-muted" title={text.slice(0, MAX)}>
            {text.slice(0, MAX)}
          </span>
          <CopyButton value={text} label="Copy the text" size="icon-sm" />
        </figcaption>
      )}
    </figure>
  );
};
