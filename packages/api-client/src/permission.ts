import type { Permission as OfCalls } from "./generated/operations.ts";

/**
 * A right that a session can have: rights that a call needs, and rights that only a part of a call or of a page needs
 * (shell §4, §6).
 */
export type Permission = OfCalls | "redo_bank_account_actions" | "brands_access" | "approve_reject_kyc" | "edit_kyc";
