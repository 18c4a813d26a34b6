import { Suspense } from "react";
import { Skeleton } from "../../../feedback/skeleton.tsx";
import type { PagePreviewProps } from "./page-preview-props.ts";
import { lazyComponent } from "../../../lazy-component.ts";

const PreviewFrame = lazyComponent(async () => ({
  default: (await import("./preview-frame.tsx")).PreviewFrame,
}));

/**
 * Preview of content as a site shows it, in its own document. It cannot run scripts or navigate, because it is built from
 * harmless elements in a frame without scripts.
 */
export const PagePreview = (props: PagePreviewProps) => (
  <Suspense fallback={<Skeleton className="h-120 w-full" />}>
    <PreviewFrame {...props} />
  </Suspense>
);
