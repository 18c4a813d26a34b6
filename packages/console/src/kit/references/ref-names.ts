import type { RefKind } from "@backoffice/api-client";
import { createContext, use } from "react";

/** The names of what is referred to, by id, where the console knows them without asking; the kit knows none of its own. */
export type RefNames = ReadonlyMap<RefKind, ReadonlyMap<string, string>>;

const NamesContext = createContext<RefNames>(new Map());

export const RefNamesProvider = NamesContext.Provider;

export const useRefNames = (): RefNames => use(NamesContext);
