import type { Field } from "@backoffice/api-client";
import { useSyncExternalStore } from "react";
import { createStore } from "../../state/create-store.ts";
import { usePublish } from "../../pages/use-publish.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** The list underneath, for the details of one of its rows. */
export type ContractRows = {
  label: string;
  rows: readonly ContractRow[];
  fields: readonly Field[];
  loading: boolean;
  rowId: (row: ContractRow) => string;
  /** The address of a row's own page. */
  link: ((row: ContractRow) => string) | undefined;
  /** The JSON of a row is for ADMIN too. */
  jsonForAdmins: boolean;
};

const store = createStore<ContractRows | undefined>(undefined);

/** Called by a list: what its details are drawn from. */
export const usePublishContractRows = (next: ContractRows): void =>
  usePublish<ContractRows | undefined>(store, next, undefined);

/** The list under the details. */
export const useContractRows = (): ContractRows | undefined => useSyncExternalStore(store.subscribe, store.read);
