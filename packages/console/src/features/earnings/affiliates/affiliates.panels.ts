// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AffiliatesList as "affiliates-list" } from "./affiliates-list.drawer.tsx";
export { DeleteAffiliate as "delete-affiliate" } from "./delete-affiliate.confirm.tsx";
