import type { ReactNode } from "react";
import { useAddress } from "#kit/address/address.tsx";
import { PanelKeyProvider } from "#kit/panels/panel-key.ts";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";

type OneSiteProps = {
  /** Noun of the content: "footer". */
  subject: string;
  children: (opId: string) => ReactNode;
};

/**
 * Content of one site: the operator or brand in scope, otherwise the user's own. Asks for a site when there is none.
 */
export const OneSite = ({ subject, children }: OneSiteProps) => {
  const opId = useSelectedOperator();
  const { pathname } = useAddress();
  if (opId === undefined) return <ChooseOperator subject={subject} />;
  // A draft of one site is not offered on another.
  return <PanelKeyProvider value={`${pathname}:${opId}`}>{children(opId)}</PanelKeyProvider>;
};
