import { OperatorActivitiesPage } from "./activities/operator-activities.page.ts";
import { OperatorsPage } from "./list/operators.page.tsx";
import { OperatorPage } from "./record/operator.page.tsx";

/** What is at each path of the feature. */
export default {
  "/operators": OperatorsPage,
  "/operators/{id}": OperatorPage,
  "/operators/activities": OperatorActivitiesPage,
};
