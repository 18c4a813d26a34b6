import { listBrands } from "@backoffice/api-client";
import { listBrands as shape } from "@backoffice/api-client/shapes/operators";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { operatorColumns } from "../operators.columns.tsx";
import { operatorActions } from "../operator.actions.ts";
import { rowsOfOperator } from "./rows-of-operator.ts";

/** Whose brands they are need not be said in each of their rows. */
const columns = operatorColumns("brand").filter(({ id }) => id !== "parentOpId");

/** The brands of an operator; a row leads to its page, and what can be done with a brand is done from here. */
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
