import BonusFormEditDrawer from "./panels/bonus-form-edit.drawer.tsx";
import DeleteFormBonus from "./panels/delete-form-bonus.confirm.tsx";
import ApproveBonusRequest from "./requests/approve-bonus-request.modal.tsx";
import BonusRequestDetailsDrawer from "./requests/bonus-request-details.drawer.tsx";
import RejectBonusRequest from "./requests/reject-bonus-request.confirm.tsx";

/** Panels by ID. */
export default {
  "bonus-form-edit": BonusFormEditDrawer,
  "delete-form-bonus": DeleteFormBonus,
  "bonus-request-details": BonusRequestDetailsDrawer,
  "approve-bonus-request": ApproveBonusRequest,
  "reject-bonus-request": RejectBonusRequest,
};
