import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./transaction-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Transaction Details",
  tags: ["panel:transaction-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const NotFound = look(scenes.Gone);
export const Deposit = look(scenes.Deposit);
export const WithdrawalPending = look(scenes.ApprovesAWithdrawal);
export const WithdrawalSecondLook = { ...look(scenes.NeedsASecondLook), name: "Withdrawal with warnings" };
export const DepositPending = look(scenes.PendingDeposit);
export const TopUp = look(scenes.TopUp);
export const OtherKind = { ...look(scenes.NoOrderOfOtherKinds), name: "Cashback" };
export const DepositNoOrder = { ...look(scenes.DepositWithoutOrder), name: "Deposit without an order" };
