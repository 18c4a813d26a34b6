import type { ApiError } from "@backoffice/api-client";
import { readFailure } from "#kit/pages/read-failure.tsx";
import type { TableState } from "@backoffice/ui/table";

type Query = { data: unknown; error: ApiError | null; isFetching: boolean; dataUpdatedAt: number };

/**
 * The state of a table whose rows come from a read; `title` says what could not be loaded. Rows that could not be
 * refreshed stay on screen; the table says so over them.
 */
export const tableState = ({ data, error, isFetching, dataUpdatedAt: since }: Query, title?: string): TableState => {
  if (!error) return data === undefined ? { status: "loading" } : { status: "ready", refreshing: isFetching };
  if (error.kind === "forbidden") return { status: "forbidden" };
  return { status: "failed", refreshing: isFetching, error: { title, since, ...readFailure(error) } };
};
