import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { useOperatorOptions } from "./use-operator-options.ts";

/** Owner of a new record, preselected from the scope or the user's operator, and the field to change it. */
export const useOperatorField = () => {
  const first = useSelectedOperator() ?? "";
  const options = useOperatorOptions();
  return { first, field: { label: "Operator or brand", required: true, options } } as const;
};
