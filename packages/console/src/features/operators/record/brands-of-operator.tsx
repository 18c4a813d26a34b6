import { listBrands } from "@backoffice/api-client";
import { listBrands as shape } from "@backoffice/api-client/shapes/operators";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { operatorColumns } from "../operators.columns.tsx";
import { operatorActions } from "../operator.actions.ts";
import { rowsOfOperator } from "./rows-of-operator.ts";

/** Omits the parent column, which is the same in each row. */
const columns = operatorColumns("brand").filter(({ id }) => id !== "parentOpId");

/** Brands of an operator with their actions; a row opens the brand's page. */
export const BrandsOfOperator = ({ opId }: { opId: string }) => (
  <ListInPanel
    label="Brands"
    source={useMemo(
      () => rowsOfOperator(listBrands, shape, "opId", { parentOpId: opId, opId: ALL, includeBrands: true }),
      [opId],
    )}
    columns={columns}
    defaultSort={{ id: "title", desc: false }}
    actions={operatorActions}
    opens={{ page: "/operators/{opId}" }}
    empty="The operator has no brands."
  />
);
