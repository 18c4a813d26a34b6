import type { components } from "@backoffice/api-client";
import type { SelectorType } from "#kit/pages/define-module.ts";

type MyOperator = components["schemas"]["MyOperator"];

/** An option of the operator selector (shell §2.1). */
export type OperatorOption = {
  value: string;
  label: string;
  hint?: string;
  isBrand: boolean;
  parentOpId: string | null;
};

/** Operators by name, each followed by its brands; fast for thousands. */
export const operatorOptions = (operators: readonly MyOperator[], type: SelectorType = "all"): OperatorOption[] => {
  const titles = new Map(operators.map((it) => [it.opId, it.title]));
  const { compare } = new Intl.Collator();
  const sorted = operators.toSorted((a, b) => compare(a.title, b.title));
  const brands = Map.groupBy(sorted, (it) => it.parentOpId ?? "");
  const tops = sorted.filter((it) => !it.parentOpId || !titles.has(it.parentOpId));
  return tops
    .flatMap((top) => [top, ...(brands.get(top.opId) ?? [])])
    .map(({ opId, title, isBrand = false, parentOpId = null }) => ({
      value: opId,
      label: title,
      ...(parentOpId && { hint: titles.get(parentOpId) ?? parentOpId }),
      isBrand,
      parentOpId,
    }))
    .filter((it) => type === "all" || it.isBrand === (type !== "operators"));
};
