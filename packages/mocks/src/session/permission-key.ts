import type { Permission } from "@backoffice/api-client/contract";

/** A right that a session may hold: those that the contract asks for, and those that only switch parts of a page. */
export type PermissionKey =
  | Exclude<Permission, "public" | "signed_in">
  | "redo_bank_account_actions"
  | "brands_access"
  | "approve_reject_kyc"
  | "edit_kyc";
