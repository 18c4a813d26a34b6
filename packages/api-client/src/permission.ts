import type { Permission as OfCalls } from "./generated/operations.ts";

/**
 * A right that a session can have: those that a call takes, and those that only a part of a call or of a page takes
 * (shell §4, §6).
 */
export type Permission = OfCalls | "redo_bank_account_actions" | "brands_access" | "approve_reject_kyc" | "edit_kyc";
