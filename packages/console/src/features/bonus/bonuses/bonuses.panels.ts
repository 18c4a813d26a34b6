import BonusEditDrawer from "./panels/bonus-edit.drawer.tsx";
import BonusReleaseEditDrawer from "./panels/bonus-release-edit.drawer.tsx";
import CloneBonusRelease from "./panels/clone-bonus-release.confirm.tsx";
import CloneBonus from "./panels/clone-bonus.confirm.tsx";
import DeleteBonusRelease from "./panels/delete-bonus-release.confirm.tsx";
import DeleteDepositBonus from "./panels/delete-deposit-bonus.confirm.tsx";

/** Panels by ID. */
export default {
  "bonus-edit": BonusEditDrawer,
  "bonus-release-edit": BonusReleaseEditDrawer,
  "clone-bonus": CloneBonus,
  "clone-bonus-release": CloneBonusRelease,
  "delete-bonus-release": DeleteBonusRelease,
  "delete-deposit-bonus": DeleteDepositBonus,
};
