import { Suspense } from "react";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { lazyComponent } from "../../lazy-component.ts";

const RichTextView = lazyComponent(async () => ({
  default: (await import("./rich-text-view.tsx")).RichTextView,
}));

/** Renders HTML from harmless elements, so that it cannot run scripts, send requests or navigate. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={<Skeleton className="h-2.5 w-2/3" />}>
    <RichTextView html={html} />
  </Suspense>
);
