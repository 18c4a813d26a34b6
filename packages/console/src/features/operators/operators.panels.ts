import TransformOperator from "./panels/transform-operator.confirm.tsx";
import DeleteBrand from "./panels/delete-brand.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "transform-operator": TransformOperator,
  "delete-brand": DeleteBrand,
};
