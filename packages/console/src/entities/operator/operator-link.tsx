import { RefLink } from "#kit/references/ref-link.tsx";
import { OperatorName } from "./operator-name.tsx";

type OperatorLinkProps = {
  opId: string;
  /** What the record itself calls it: not everybody may read the list of operators. */
  title?: string | undefined;
  /** In a table. */
  inCell?: boolean;
};

/** The name of an operator or brand, with the way to its page for those who may open it. */
export const OperatorLink = ({ opId, title, inCell = false }: OperatorLinkProps) => (
  <RefLink kind="operator" value={opId} inCell={inCell}>
    <OperatorName opId={opId} title={title} />
  </RefLink>
);
