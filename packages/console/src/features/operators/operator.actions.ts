import { getOperatorSettings } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { ArrowUpFromLine, CornerDownRight, SlidersHorizontal, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { moveReason } from "./move-reason.ts";
import type { Brand } from "./brand.ts";
import type { Owner } from "./owner.ts";

const isOperator = ({ parentOpId }: Owner): boolean => parentOpId === null;
const asBrand = ({ opId, title, parentOpId }: Owner): Brand => ({ opId, title, parentOpId: parentOpId ?? "" });

/** Actions on an operator or a brand; brand actions appear for brands only. */
export const operatorActions = (panels: Panels, session: Session): RowAction<Owner>[] => [
  {
    id: "settings",
    label: "Affiliate and cashback settings",
    icon: SlidersHorizontal,
    onSelect: ({ opId }) => panels.open("operator-earning-settings", { operator: opId }),
    reason: () => lacking(session, getOperatorSettings.operation.permission),
  },
  {
    id: "move",
    label: "Move under a parent",
    icon: CornerDownRight,
    onSelect: ({ opId, title, parentOpId, brandCount }) =>
      panels.open("move-operator-under-parent", { operator: { opId, title, parentOpId, brandCount } }),
    reason: (owner) => lacking(session, "transform_operators") ?? moveReason(owner),
  },
  {
    id: "transform",
    label: "Transform to operator",
    icon: ArrowUpFromLine,
    hidden: isOperator,
    onSelect: (owner) => panels.open("transform-operator", { brand: asBrand(owner) }),
    reason: () => lacking(session, "transform_operators"),
  },
  {
    id: "delete",
    label: "Delete brand",
    icon: Trash2,
    danger: true,
    hidden: isOperator,
    onSelect: (owner) => panels.open("delete-brand", { brand: asBrand(owner) }),
  },
];
