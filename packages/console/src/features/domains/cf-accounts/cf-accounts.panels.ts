import AddCloudAccountToken from "./v2/add-cloud-account-token.modal.tsx";
import CdnAccountDetails from "./v2/cdn-account-details.drawer.tsx";
import DeleteCloudflareAccount from "./v2/delete-cloudflare-account.confirm.tsx";
import EditCloudflareAccount from "./v2/edit-cloudflare-account.modal.tsx";
import CdnAccountDetailsV3 from "./v3/cdn-account-details-v3.drawer.tsx";
import CloudAccountEditV3 from "./v3/cloud-account-edit-v3.modal.tsx";
import DeleteCloudflareAccountV3 from "./v3/delete-cloudflare-account-v3.confirm.tsx";

/** Panels by ID. */
export default {
  "add-cloud-account-token-v2": AddCloudAccountToken,
  "cdn-account-details-v2": CdnAccountDetails,
  "delete-cloudflare-account-v2": DeleteCloudflareAccount,
  "edit-cloudflare-account": EditCloudflareAccount,
  "cdn-account-details-v3": CdnAccountDetailsV3,
  "cloud-account-edit-v3": CloudAccountEditV3,
  "delete-cloudflare-account-v3": DeleteCloudflareAccountV3,
};
