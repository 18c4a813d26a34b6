import { useLatestCallback } from "@backoffice/ui";
import { useQueryClient, type QueryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCurrentPanel } from "#kit/panels/definition/panels.ts";
import { useNeighbours } from "./use-neighbours.ts";

/** Milliseconds during which a prefetched record is not reread. */
const FRESH = 30_000;

/** Prefetches the next record of the queue below once this one is `ready`, so that it shows at once. */
export const useReadNext = (optionsOf: ((id: string) => object) | undefined, ready: boolean): void => {
  const client = useQueryClient();
  const current = useCurrentPanel();
  const neighbours = useNeighbours(current?.id ?? "", Object.values(current?.params ?? {})[0]);
  const next = ready && optionsOf ? neighbours?.toDecide : undefined;
  const read = useLatestCallback((id: string) => {
    const options = optionsOf?.(id) as QueryOptions;
    // A failure is shown by the record's own read.
    void client.query({ ...options, staleTime: FRESH } as never).catch(() => undefined);
  });
  useEffect(() => {
    if (next !== undefined) read(next);
  }, [next, read]);
};
