import { useOperatorTitle } from "./operator-titles.tsx";

/** The name of an operator or brand, with its id on demand; `title` is what the record itself calls it. */
export const OperatorName = ({ opId, title }: { opId: string; title?: string | undefined }) => (
  <span title={opId}>{useOperatorTitle(opId, title)}</span>
);
