import type { ReactNode } from "react";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useOneOperator } from "#kit/scope/use-one-operator.ts";

type OneSiteProps = {
  /** Noun of the content: "footer". */
  what: string;
  children: (opId: string) => ReactNode;
};

/**
 * Content of one site: the operator or brand in scope, otherwise the user's own. Asks for a site when there is none.
 */
export const OneSite = ({ what, children }: OneSiteProps) => {
  const opId = useOneOperator();
  return opId === undefined ? <ChooseOperator what={what} /> : children(opId);
};
