import DeleteCloudflareZone from "./actions/delete-cloudflare-zone.confirm.tsx";
import DomainActions from "./actions/domain-actions.confirm.tsx";
import EditDomain from "./actions/edit-domain.modal.tsx";
import DomainDetails from "./details/domain-details.drawer.tsx";
import AddNewDomainMinimized from "./new-domain/add-new-domain-minimized.modal.tsx";
import AddNewDomain from "./new-domain/add-new-domain.modal.tsx";

/** Panels by ID. */
export default {
  "domain-details-v2": DomainDetails,
  "domain-actions": DomainActions,
  "edit-domain": EditDomain,
  "delete-cloudflare-zone-v2": DeleteCloudflareZone,
  "add-new-domain-v2": AddNewDomain,
  "add-new-domain-minimized": AddNewDomainMinimized,
};
