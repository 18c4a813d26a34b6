import CloneBonus from "./panels/clone-bonus.confirm.tsx";
import DeleteDepositBonus from "./panels/delete-deposit-bonus.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "clone-bonus": CloneBonus,
  "delete-deposit-bonus": DeleteDepositBonus,
};
