import DeleteCfSaasZone from "./panels/delete-cf-saas-zone.confirm.tsx";
import SaasZoneEdit from "./panels/saas-zone-edit.modal.tsx";

/** Panels by ID. */
export default {
  "saas-zone-edit": SaasZoneEdit,
  "delete-cf-saas-zone": DeleteCfSaasZone,
};
