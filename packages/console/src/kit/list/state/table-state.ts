import type { ApiError } from "@backoffice/api-client";
import type { TableState } from "@backoffice/ui/table";

type Query = { data: unknown; error: ApiError | null; isFetching: boolean };

/**
 * The state of a table whose rows come from a read; `title` says what could not be loaded. Rows that could not be
 * refreshed stay on screen; the table says so over them.
 */
export const tableState = ({ data, error, isFetching }: Query, title?: string): TableState => {
  if (!error) return data === undefined ? { status: "loading" } : { status: "ready", refreshing: isFetching };
  if (error.kind === "forbidden") return { status: "forbidden" };
  const described = { message: error.messages[0] ?? error.message, ...(error.detail && { details: error.detail }) };
  return { status: "failed", refreshing: isFetching, error: { ...(title && { title }), ...described } };
};
