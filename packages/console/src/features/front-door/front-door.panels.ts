// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { NotifyCrawlers as "notify-crawlers" } from "./crawlers/notify-crawlers.modal.tsx";
export { AfdDomainDetails as "afd-domain-details" } from "./domains/afd-domain-details.drawer.tsx";
export { CreateCustomDomain as "create-custom-domain" } from "./domains/create-custom-domain.modal.tsx";
export { DeleteAfdDomain as "delete-afd-domain" } from "./domains/delete-afd-domain.confirm.tsx";
export { AfdProfileEdit as "afd-profile-edit" } from "./profiles/afd-profile-edit.modal.tsx";
