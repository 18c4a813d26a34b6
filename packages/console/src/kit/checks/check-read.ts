import type { ApiError } from "@backoffice/api-client";
import type { CheckRead } from "./check-rule.ts";

/**
 * The state of a read for checks. Without the permission, by the session or by the server, it is hidden. An answer
 * stays while it is reread, and if that fails.
 */
export const checkRead = <Data>(
  { data, error }: { data: Data | undefined; error: ApiError | null },
  allowed: boolean,
): CheckRead<Data> => {
  if (!allowed || error?.kind === "forbidden") return { state: "hidden" };
  if (data !== undefined) return { state: "read", data };
  return { state: error ? "failed" : "reading" };
};
