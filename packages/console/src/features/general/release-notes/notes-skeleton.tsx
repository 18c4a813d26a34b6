import { Skeleton } from "@backoffice/ui";

/** Release notes while they load: a month with notes in their shape. */
export const NotesSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="mt-1 mb-3 h-4 w-32" />
    {["w-56", "w-40", "w-64", "w-48"].map((width) => (
      <div key={width} className="grid gap-x-6 gap-y-1 border-t py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
        <Skeleton className="mt-1.5 h-2.5 w-12" />
        <div>
          <Skeleton className={`my-1 h-4 ${width}`} />
          <Skeleton className="mt-2 h-2.5 w-96 max-w-full" />
          <Skeleton className="mt-4 h-4 w-48" />
        </div>
      </div>
    ))}
  </div>
);
