import { createContext, use, useMemo, type ReactNode } from "react";
import type { RefKind } from "@backoffice/api-client";
import { RefNamesProvider, type RefNames } from "#kit/references/ref-names.ts";
import { useOperators } from "./use-operators.ts";

const TitlesContext = createContext<ReadonlyMap<string, string>>(new Map());

const OPERATORS: readonly RefKind[] = ["operator", "parent-operator"];

/** Provides names of operators and brands, since a list looks up hundreds of them. */
export const OperatorTitles = ({ children }: { children: ReactNode }) => {
  const { data } = useOperators();
  const titles = useMemo(() => new Map(data?.map((it) => [it.opId, it.title])), [data]);
  const names: RefNames = useMemo(() => new Map(OPERATORS.map((kind) => [kind, titles])), [titles]);
  return (
    <TitlesContext value={titles}>
      <RefNamesProvider value={names}>{children}</RefNamesProvider>
    </TitlesContext>
  );
};

/** Names operators and brands; unknown ones, as for partners, by the record's title (`said`), else by ID. */
export const useTitleOf = (): ((opId: string, title?: string) => string) => {
  const titles = use(TitlesContext);
  return (opId, title) => titles.get(opId) ?? title ?? opId;
};

/** The name of an operator or brand. */
export const useOperatorTitle = (opId: string, title?: string): string => useTitleOf()(opId, title);
