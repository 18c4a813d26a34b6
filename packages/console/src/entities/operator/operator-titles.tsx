import { createContext, use, useMemo, type ReactNode } from "react";
import { useOperators } from "./use-operators.ts";

const TitlesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Knows the names of operators and brands for everything below: a list asks for hundreds of them. */
export const OperatorTitles = ({ children }: { children: ReactNode }) => {
  const { data } = useOperators();
  const titles = useMemo(() => new Map(data?.map((it) => [it.opId, it.title])), [data]);
  return <TitlesContext value={titles}>{children}</TitlesContext>;
};

/** The name of an operator or brand; its id while unknown. */
export const useOperatorTitle = (opId: string): string => use(TitlesContext).get(opId) ?? opId;
