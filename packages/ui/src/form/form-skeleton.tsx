import { Skeleton } from "../feedback/skeleton.tsx";

export type FormSkeletonProps = {
  /** Number of fields of the form. */
  fields: number;
};

/** Placeholder of a form whose values are loading. */
export const FormSkeleton = ({ fields }: FormSkeletonProps) => (
  <div data-slot="form-skeleton" role="status" aria-label="Loading the form" className="flex flex-col gap-4">
    {Array.from({ length: fields }, (_, index) => (
      <div key={index} className="flex flex-col gap-1">
        <span className="flex h-4 items-center">
          <Skeleton className={index % 2 === 0 ? "h-2.5 w-20" : "h-2.5 w-28"} />
        </span>
        <span className="h-control rounded-md border bg-surface" />
      </div>
    ))}
  </div>
);
