import type { RefKind } from "@backoffice/api-client";
import { createContext, use } from "react";

/** Names of referenced records by id, as far as the console knows them without a request; the kit itself has none. */
export type RefNames = ReadonlyMap<RefKind, ReadonlyMap<string, string>>;

const NamesContext = createContext<RefNames>(new Map());

export const RefNamesProvider = NamesContext.Provider;

export const useRefNames = (): RefNames => use(NamesContext);
