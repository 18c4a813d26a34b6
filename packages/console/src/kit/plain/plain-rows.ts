import type { Field } from "@backoffice/api-client";
import { useSyncExternalStore } from "react";
import { createStore } from "../create-store.ts";
import { usePublish } from "../use-publish.ts";
import type { PlainRow } from "./plain-read.ts";

/** The list underneath, for the details of one of its rows. */
export type PlainRows = {
  label: string;
  rows: readonly PlainRow[];
  fields: readonly Field[];
  loading: boolean;
  rowId: (row: PlainRow) => string;
  /** The address of a row's own page. */
  link: ((row: PlainRow) => string) | undefined;
  /** The JSON of a row is for ADMIN too. */
  jsonForAdmins: boolean;
};

const store = createStore<PlainRows | undefined>(undefined);

/** Called by a list: what its details are drawn from. */
export const usePublishPlainRows = (next: PlainRows): void => usePublish<PlainRows | undefined>(store, next, undefined);

/** The list under the details. */
export const usePlainRows = (): PlainRows | undefined => useSyncExternalStore(store.subscribe, store.read);
