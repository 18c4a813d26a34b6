import { lazy, Suspense } from "react";
import { Skeleton } from "../../../feedback/skeleton.tsx";
import type { PagePreviewProps } from "./page-preview-props.ts";

const PreviewFrame = lazy(async () => ({
  default: (await import("./preview-frame.tsx")).PreviewFrame,
}));

/**
 * What was written as a site shows it, in a document of its own. Nothing in it runs or leads anywhere, whatever was
 * written: it is built of harmless elements, in a frame that may run no scripts.
 */
export const PagePreview = (props: PagePreviewProps) => (
  <Suspense fallback={<Skeleton className="h-120 w-full" />}>
    <PreviewFrame {...props} />
  </Suspense>
);
