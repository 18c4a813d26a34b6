import { Skeleton, type DescriptionItem } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** As high as a line of text, which would move what is below when it arrives. */
const PENDING = (
  <span className="flex items-center before:content-['\200b']">
    <Skeleton className="h-2.5 w-24" />
  </span>
);

/** A fact of a record that another call reads: its place is kept while that runs, and given up if it fails. */
export const readFact = <Data,>(
  { data, isLoading }: Pick<UseQueryResult<Data, unknown>, "data" | "isLoading">,
  label: string,
  valueOf: (data: Data) => ReactNode,
): DescriptionItem[] => {
  if (data !== undefined) return [{ label, value: valueOf(data) }];
  return isLoading ? [{ label, value: PENDING }] : [];
};
