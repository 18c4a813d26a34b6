import { lazy, Suspense } from "react";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { Language } from "./language-map.ts";

export type PagePreviewProps = {
  /** What it shows, for readers: "Preview in Swedish". */
  label: string;
  heading: string;
  html: string;
  /** Path of a picture above the heading. */
  imagePath?: string | undefined;
  /** The words of a button below the text. */
  buttonText?: string | undefined;
  language: Language;
  width: "phone" | "desktop";
  theme: "light" | "dark";
};

const PreviewFrame = lazy(async () => ({
  default: (await import("./rich-text/preview-frame.tsx")).PreviewFrame,
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
