import { listOperators } from "@backoffice/api-client";
import { listOperators as shape } from "@backoffice/api-client/shapes/operators";
import { Building2, ScrollText } from "lucide-react";
import { useMemo } from "react";
import { fieldKnowledge } from "#entities/fields/known-fields.ts";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { contractList } from "#kit/contract/list/contract-list.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import type { PageButton } from "#kit/list/page-buttons.tsx";
import { operatorActions } from "../operator.actions.ts";
import { operatorColumns } from "../operators.columns.tsx";

const BUTTONS: readonly PageButton[] = [
  { label: "Activities", icon: ScrollText, to: "/operators/activities", permission: "view_operator_activities" },
];

const LABELS: Readonly<Record<string, string>> = { parent: "Operators", brand: "Brands" };

/** `/operators`, also with `?type=parent` or `?type=brand`: operators and brands with their status (ruling 22). */
export const OperatorsPage = () => {
  const [type] = useSearchParam("type");
  const list = useMemo(
    () =>
      contractList(fieldKnowledge, {
        read: listOperators,
        shape,
        key: "opId",
        columns: operatorColumns(type),
        defaultSort: { id: "title", desc: false },
      }),
    [type],
  );
  return (
    <ListPage
      {...list}
      label={LABELS[type ?? ""] ?? "Operators and brands"}
      actions={operatorActions as never}
      opens={{ page: "/operators/{opId}" }}
      buttons={BUTTONS}
      empty={{ icon: Building2, text: "Operators appear here once added to the platform." }}
    />
  );
};
