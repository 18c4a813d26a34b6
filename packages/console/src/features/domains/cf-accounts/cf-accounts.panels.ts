// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AddCloudAccountToken as "add-cloud-account-token-v2" } from "./v2/add-cloud-account-token-v2.modal.tsx";
export { CdnAccountDetails as "cdn-account-details-v2" } from "./v2/cdn-account-details-v2.drawer.tsx";
export { DeleteCloudflareAccount as "delete-cloudflare-account-v2" } from "./v2/delete-cloudflare-account-v2.confirm.tsx";
export { EditCloudflareAccount as "edit-cloudflare-account" } from "./v2/edit-cloudflare-account.modal.tsx";
export { CdnAccountDetailsV3 as "cdn-account-details-v3" } from "./v3/cdn-account-details-v3.drawer.tsx";
export { CloudAccountEditV3 as "cloud-account-edit-v3" } from "./v3/cloud-account-edit-v3.modal.tsx";
export { DeleteCloudflareAccountV3 as "delete-cloudflare-account-v3" } from "./v3/delete-cloudflare-account-v3.confirm.tsx";
