import { OperatorActivitiesPage } from "./activities/operator-activities.page.ts";
import { OperatorsPage } from "./list/operators.page.tsx";
import { OperatorPage } from "./record/operator.page.tsx";

/** Pages by path. */
export default {
  "/operators": OperatorsPage,
  "/operators/{id}": OperatorPage,
  "/operators/activities": OperatorActivitiesPage,
};
