import NotifyCrawlers from "./crawlers/notify-crawlers.modal.tsx";
import AfdDomainDetails from "./domains/afd-domain-details.drawer.tsx";
import CreateCustomDomain from "./domains/create-custom-domain.modal.tsx";
import DeleteAfdDomain from "./domains/delete-afd-domain.confirm.tsx";
import AfdProfileEdit from "./profiles/afd-profile-edit.modal.tsx";

/** Panels by ID. */
export default {
  "afd-domain-details": AfdDomainDetails,
  "create-custom-domain": CreateCustomDomain,
  "delete-afd-domain": DeleteAfdDomain,
  "afd-profile-edit": AfdProfileEdit,
  "notify-crawlers": NotifyCrawlers,
};
