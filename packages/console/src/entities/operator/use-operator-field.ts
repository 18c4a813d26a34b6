import { useOneOperator } from "#kit/scope/use-one-operator.ts";
import { useOperatorOptions } from "./use-operator-options.ts";

/** Owner of a new record, preselected from the scope or the user's operator, and the field to change it. */
export const useOperatorField = () => {
  const first = useOneOperator() ?? "";
  const options = useOperatorOptions();
  return { first, field: { label: "Operator or brand", required: true, options } } as const;
};
