import { useOneOperator } from "#kit/scope/use-one-operator.ts";
import { useOperatorOptions } from "./use-operator-options.ts";

/** Whose a new record will be: whom the top bar says or the user's own operator at first, and the field to choose another. */
export const useOperatorField = () => {
  const first = useOneOperator() ?? "";
  const options = useOperatorOptions();
  return { first, field: { label: "Operator or brand", required: true, options } } as const;
};
