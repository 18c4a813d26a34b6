import { operatorOptions, type OperatorOption } from "./operator-options.ts";
import { useOperators } from "./use-operators.ts";

/** The operators and brands that the user may see, for a field that chooses one. */
export const useOperatorOptions = (): OperatorOption[] => operatorOptions(useOperators().data ?? []);
