// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { OperatorActivityDrawer as "operator-activity" } from "./activities/operator-activity.drawer.tsx";
export { DeleteBrandConfirm as "delete-brand" } from "./panels/delete-brand.confirm.tsx";
export { MoveOperatorUnderParent as "move-operator-under-parent" } from "./panels/move-operator-under-parent.confirm.tsx";
export { TransformOperator as "transform-operator" } from "./panels/transform-operator.confirm.tsx";
