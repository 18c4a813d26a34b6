import AffiliateLevelSettings from "./affiliate-level-settings.modal.tsx";
import OperatorEarningSettings from "./operator-earning-settings.drawer.tsx";

/** Panels of an operator's settings by ID. */
export default {
  "operator-earning-settings": OperatorEarningSettings,
  "affiliate-level-settings": AffiliateLevelSettings,
};
