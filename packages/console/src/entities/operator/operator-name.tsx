import { useOperatorTitle } from "./operator-titles.tsx";

/** The name of an operator or brand, with its id on demand. */
export const OperatorName = ({ opId }: { opId: string }) => <span title={opId}>{useOperatorTitle(opId)}</span>;
