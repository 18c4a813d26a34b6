import { listOperatorActivities, listOperators, showOperator } from "@backoffice/api-client";
import * as activitiesShapes from "@backoffice/api-client/shapes/activities";
import * as operatorsShapes from "@backoffice/api-client/shapes/operators";
import { plainListPage } from "../../kit/plain-list-page.tsx";
import { plainRecordPage } from "../../kit/plain-record-page.tsx";
import { brandButtons } from "./brand-buttons.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/operators": plainListPage({
    read: listOperators,
    shape: operatorsShapes.listOperators,
    label: "Operators and brands",
    key: "opId",
    first: ["title"],
    link: "/operators/{opId}",
  }),
  "/operators/{id}": plainRecordPage({
    read: showOperator,
    shape: operatorsShapes.showOperator,
    noun: "operator",
    params: { id: "opId" },
    actions: brandButtons,
  }),
  "/operators/activities": plainListPage({
    read: listOperatorActivities,
    shape: activitiesShapes.listOperatorActivities,
    label: "Operator activities",
    key: "uuid",
    first: ["timestamp", "message"],
  }),
};
