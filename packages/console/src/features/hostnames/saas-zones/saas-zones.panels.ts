import DeleteCfSaasZone from "./panels/delete-cf-saas-zone.confirm.tsx";
import SaasZoneEdit from "./panels/saas-zone-edit.modal.tsx";

/** What each panel of the feature shows. */
export default {
  "saas-zone-edit": SaasZoneEdit,
  "delete-cf-saas-zone": DeleteCfSaasZone,
};
