import { lazy, Suspense } from "react";
import { Skeleton } from "../../feedback/skeleton.tsx";

const RichTextView = lazy(async () => ({
  default: (await import("./rich-text-view.tsx")).RichTextView,
}));

/** A text of HTML as it reads: built anew from harmless elements, so that nothing in it runs, loads or leads away. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={<Skeleton className="h-2.5 w-2/3" />}>
    <RichTextView html={html} />
  </Suspense>
);
