import { useOperatorTitle } from "./operator-titles.tsx";

/** Name of an operator or brand with its ID in a tooltip; `title` is the record's own name of it. */
export const OperatorName = ({ opId, title }: { opId: string; title?: string | undefined }) => (
  <span title={opId}>{useOperatorTitle(opId, title)}</span>
);
