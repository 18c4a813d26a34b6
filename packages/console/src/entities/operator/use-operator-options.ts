import { operatorOptions, type OperatorOption } from "./operator-options.ts";
import { useOperators } from "./use-operators.ts";

/** Options of operators and brands that the user may see. */
export const useOperatorOptions = (): OperatorOption[] => operatorOptions(useOperators().data ?? []);
