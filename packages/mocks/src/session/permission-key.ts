import type { Permission } from "@backoffice/api-client/contract";

/** A permission: those that operations of the contract require, and those that only enable parts of a page. */
export type PermissionKey =
  | Exclude<Permission, "public" | "signed_in">
  | "redo_bank_account_actions"
  | "brands_access"
  | "approve_reject_kyc"
  | "edit_kyc";
