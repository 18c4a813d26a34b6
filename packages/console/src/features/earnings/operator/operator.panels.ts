import AffiliateLevelSettings from "./affiliate-level-settings.modal.tsx";
import OperatorEarningSettings from "./operator-earning-settings.drawer.tsx";

/** What each panel of an operator's settings shows. */
export default {
  "operator-earning-settings": OperatorEarningSettings,
  "affiliate-level-settings": AffiliateLevelSettings,
};
