import OperatorActivityDrawer from "./activities/operator-activity.drawer.tsx";
import DeleteBrand from "./panels/delete-brand.confirm.tsx";
import MoveOperatorUnderParent from "./panels/move-operator-under-parent.confirm.tsx";
import TransformOperator from "./panels/transform-operator.confirm.tsx";

/** Panels by ID. */
export default {
  "operator-activity": OperatorActivityDrawer,
  "transform-operator": TransformOperator,
  "move-operator-under-parent": MoveOperatorUnderParent,
  "delete-brand": DeleteBrand,
};
