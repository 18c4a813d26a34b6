import { listOperatorActivities, listOperators, showOperator } from "@backoffice/api-client";
import * as activitiesShapes from "@backoffice/api-client/shapes/activities";
import * as operatorsShapes from "@backoffice/api-client/shapes/operators";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { operatorButtons } from "./operator-buttons.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/operators": listPage({
    read: listOperators,
    shape: operatorsShapes.listOperators,
    label: "Operators and brands",
    key: "opId",
    first: ["title"],
    link: "/operators/{opId}",
  }),
  "/operators/{id}": recordPage({
    read: showOperator,
    shape: operatorsShapes.showOperator,
    noun: "operator",
    params: { id: "opId" },
    actions: operatorButtons,
  }),
  "/operators/activities": listPage({
    read: listOperatorActivities,
    shape: activitiesShapes.listOperatorActivities,
    label: "Operator activities",
    key: "uuid",
    first: ["timestamp", "message"],
  }),
};
