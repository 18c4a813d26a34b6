import type { ApiError, Field } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { List } from "#kit/list/rows/use-list.ts";
import { usePublish } from "#kit/pages/use-publish.ts";
import { createStore } from "#kit/state/create-store.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** The definition of row details. Keep it outside of components. */
export type RowDetails = {
  fields: readonly Field[];
  /** The fields that identify a row; empty if none do. */
  key: readonly string[];
  /** The path of a row's own page, with its fields in braces: `/bets/{betId}`. */
  link?: string | undefined;
  /** Data of a row from another call, above its fields. */
  more?: ((row: ContractRow) => ReactNode) | undefined;
};

/** The list underneath, for the details of one of its rows. */
export type PublishedRows = RowDetails & {
  label: string;
  rows: readonly ContractRow[];
  loading: boolean;
  error: ApiError | null;
  retry: () => void;
  rowId: (row: ContractRow) => string;
  /** Actions of a row. */
  actions: readonly RowAction<ContractRow>[];
};

const NONE: readonly never[] = [];

const store = createStore<PublishedRows | undefined>(undefined);

/** Called by a list to publish its rows for generated details. */
export const usePublishRows = <Row extends object>(
  label: string,
  list: List<Row>,
  details: RowDetails | undefined,
  actions: readonly RowAction<Row>[] = NONE,
) => {
  const { rows, source, table, error } = list;
  const retry = useLatestCallback(list.retry);
  const loading = table.status === "loading";
  const published = useMemo(
    () =>
      details && {
        ...details,
        label,
        rows: rows as readonly ContractRow[],
        loading,
        error,
        retry,
        rowId: source.id as (row: ContractRow) => string,
        actions: actions as readonly RowAction<ContractRow>[],
      },
    [label, rows, loading, error, retry, source, details, actions],
  );
  usePublish<PublishedRows | undefined>(store, published, undefined);
};

/** The list under the details. */
export const usePublishedRows = (): PublishedRows | undefined => useSyncExternalStore(store.subscribe, store.read);
