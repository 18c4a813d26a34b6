import { OperatorActivitiesPage } from "./activities/operator-activities.page.ts";
import { OperatorsPage } from "./list/operators.page.tsx";

/** Pages by path. */
export default {
  "/operators": OperatorsPage,
  "/operators/activities": OperatorActivitiesPage,
};
