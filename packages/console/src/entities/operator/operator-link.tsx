import { RefLink } from "#kit/references/ref-link.tsx";
import { useOperatorTitle } from "./operator-titles.tsx";

type OperatorLinkProps = {
  opId: string;
  /** Title from the record itself, since not every user may read the operator list. */
  title?: string | undefined;
  /** Inside a table cell. */
  inCell?: boolean;
};

/** Name of an operator or brand, linked to its page for users who may open it. */
export const OperatorLink = ({ opId, title, inCell = false }: OperatorLinkProps) => (
  <RefLink kind="operator" value={opId} inCell={inCell} title={opId}>
    {useOperatorTitle(opId, title)}
  </RefLink>
);
