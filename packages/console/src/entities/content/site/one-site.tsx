import type { ReactNode } from "react";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useOneOperator } from "#kit/scope/use-one-operator.ts";

type OneSiteProps = {
  /** What it is that somebody looks for: "footer". */
  what: string;
  children: (opId: string) => ReactNode;
};

/** What one site has: the chosen operator's or brand's, else the user's own; while there is none it asks for one. */
export const OneSite = ({ what, children }: OneSiteProps) => {
  const opId = useOneOperator();
  return opId === undefined ? <ChooseOperator what={what} /> : children(opId);
};
