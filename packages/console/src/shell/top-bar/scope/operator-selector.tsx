import { Combobox } from "@backoffice/ui";
import { useMemo, useState } from "react";
import { operatorOptions } from "#entities/operator/operator-options.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import { withOperator } from "#kit/scope/change-scope.ts";
import type { SelectorType } from "#kit/pages/define-module.ts";
import { ALL, CMS_DEFAULT, useScope } from "#kit/scope/scope.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { useChangeScope } from "./use-change-scope.ts";

type OperatorSelectorProps = {
  type: SelectorType;
  /** The selector is in a panel, which stays open after the selection. */
  keepsPanel?: boolean;
};

/**
 * Selects the operator or brand that every page shows (shell §2.1); staff of an operator see brands only (money §6).
 */
export const OperatorSelector = ({ type, keepsPanel = false }: OperatorSelectorProps) => {
  const session = useSession();
  const admin = isAdmin(session);
  const { opId } = useScope();
  const change = useChangeScope({ keepsPanel });
  const { data, isPending } = useOperators();
  // Sorting thousands of options is slow, so it waits for hover or focus.
  const [near, setNear] = useState(false);
  const special = useMemo(
    () => [
      ...(type === "brands-exclusive" ? [] : [{ value: ALL, label: admin ? "All Operators" : "All Brands" }]),
      ...(admin && type === "all" ? [{ value: CMS_DEFAULT, label: "CMS DEFAULT" }] : []),
    ],
    [type, admin],
  );
  const options = useMemo(() => {
    if (!near) return special;
    const offered = [...special, ...operatorOptions(data ?? [], type)];
    if (opId === ALL || !data || offered.some((it) => it.value === opId)) return offered;
    // The operator in the address is unknown or not offered on this page: its id is shown.
    const other = data.find((it) => it.opId === opId);
    return [{ value: opId, label: other?.title ?? opId, hint: other ? "not on this page" : "unknown" }, ...offered];
  }, [near, special, data, type, opId]);
  const chosen = special.find((it) => it.value === opId)?.label ?? data?.find((it) => it.opId === opId)?.title;

  return (
    <Combobox
      label={admin ? "Operator" : "Brand"}
      placeholder={isPending ? "Loading…" : "Choose a brand"}
      options={options}
      value={opId}
      summary={chosen ?? (data && opId)}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onOpenChange={() => setNear(true)}
      onValueChange={(value) =>
        change((search) => withOperator(search, value, data?.find((it) => it.opId === value)?.isBrand === true))
      }
      width={292}
      searchPlaceholder="Find an operator or brand"
      emptyText="No operator or brand has this name or ID."
    />
  );
};
