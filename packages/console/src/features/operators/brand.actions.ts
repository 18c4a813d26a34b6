import type { RowAction } from "@backoffice/ui/table";
import { ArrowUpFromLine, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import type { Brand } from "./operators.params.ts";

/** What may be done with a brand. */
export const brandActions = (panels: Panels, session: Session): RowAction<Brand>[] => [
  {
    id: "transform",
    label: "Transform to operator",
    icon: ArrowUpFromLine,
    onSelect: (brand) => panels.open("transform-operator", { brand }),
    reason: () => lacking(session, "transform_operators"),
  },
  {
    id: "delete",
    label: "Delete brand",
    icon: Trash2,
    danger: true,
    onSelect: (brand) => panels.open("delete-brand", { brand }),
  },
];
