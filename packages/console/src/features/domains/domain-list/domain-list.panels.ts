// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteCloudflareZone as "delete-cloudflare-zone-v2" } from "./actions/delete-cloudflare-zone-v2.confirm.tsx";
export { DomainActions as "domain-actions" } from "./actions/domain-actions.confirm.tsx";
export { EditDomain as "edit-domain" } from "./actions/edit-domain.modal.tsx";
export { DomainDetails as "domain-details-v2" } from "./details/domain-details-v2.drawer.tsx";
export { AddNewDomainMinimized as "add-new-domain-minimized" } from "./new-domain/add-new-domain-minimized.modal.tsx";
export { AddNewDomain as "add-new-domain-v2" } from "./new-domain/add-new-domain-v2.modal.tsx";
