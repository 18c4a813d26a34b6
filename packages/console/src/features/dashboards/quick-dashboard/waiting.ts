import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Coins,
  CreditCard,
  IdCard,
  LifeBuoy,
  Receipt,
  UserRoundPen,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { BadgeKey } from "#kit/pages/define-module.ts";

/** What a card counts, and the list that proves the number. */
export type Waiting = { key: BadgeKey; label: string; icon: LucideIcon; path: string; filter?: Record<string, string> };

/** Every kind of thing that waits for staff, most urgent first (shell §3). */
export const WAITING: readonly Waiting[] = [
  { key: "withdraw", label: "Pending withdrawals", icon: ArrowUpFromLine, path: "/withdraw/pending" },
  { key: "deposit", label: "Pending deposits", icon: ArrowDownToLine, path: "/deposit/pending" },
  {
    key: "bankAccounts",
    label: "Bank accounts to review",
    icon: CreditCard,
    path: "/withdraw/bank-accounts",
    filter: { status: "PENDING", isDeleted: "false" },
  },
  { key: "kyc", label: "KYC documents to review", icon: IdCard, path: "/documentsV2", filter: { status: "PENDING" } },
  {
    key: "tickets",
    label: "Support tickets",
    icon: LifeBuoy,
    path: "/support",
    filter: { statuses: "NEW,PENDING" },
  },
  {
    key: "debit",
    label: "Open debits",
    icon: Receipt,
    path: "/bets/reconciled-debits",
    filter: { isReconciled: "false" },
  },
  { key: "cashback", label: "Pending cashback", icon: Coins, path: "/transactions/pending-cashback" },
  { key: "affProfit", label: "Pending affiliate profit", icon: Users, path: "/transactions/pending-affiliate-profit" },
  {
    key: "playerUsernames",
    label: "Usernames to look at",
    icon: UserRoundPen,
    path: "/players/usernames",
    filter: { status: "PENDING" },
  },
];
