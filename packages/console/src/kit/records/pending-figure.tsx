import { Skeleton } from "@backoffice/ui";

/** A figure that is being read: as high as its line, which would move what is below when it arrives. */
export const PENDING_FIGURE = (
  <span className="flex items-center before:content-['\200b']">
    <Skeleton className="h-3 w-16" />
  </span>
);
