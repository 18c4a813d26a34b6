import type { ApiError } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { use, useMemo, type ReactNode } from "react";
import { RereadContext } from "./reread.ts";

/** Lets the forms inside reread the record of a query, and outer records, before they submit. */
export const RereadQuery = ({ query, children }: { query: UseQueryResult<unknown, ApiError>; children: ReactNode }) => {
  const around = use(RereadContext);
  const { dataUpdatedAt, refetch } = query;
  const version = dataUpdatedAt + (around?.version ?? 0);
  const again = useLatestCallback(async () => {
    const [own, others = 0] = await Promise.all([refetch({ throwOnError: true }), around?.again()]);
    return own.dataUpdatedAt + others;
  });
  const reread = useMemo(() => ({ version, again }), [version, again]);
  return <RereadContext value={reread}>{children}</RereadContext>;
};
