import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Coins,
  CreditCard,
  DoorOpen,
  Globe,
  IdCard,
  LifeBuoy,
  Receipt,
  ServerOff,
  ShieldAlert,
  UserRoundPen,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { components } from "@backoffice/api-client";

/** What a card counts, and the list that proves the number. */
export type Waiting = {
  key: components["schemas"]["WaitingKind"];
  label: string;
  icon: LucideIcon;
  path: string;
  filter?: Record<string, string>;
};

/** Every kind of thing that waits for staff, most urgent first (shell §3); at the end those of DEV_OPS (ruling 16). */
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
    label: "Usernames to review",
    icon: UserRoundPen,
    path: "/players/usernames",
    filter: { status: "PENDING" },
  },
  {
    key: "certificates",
    label: "Timed-out certificates",
    icon: ShieldAlert,
    path: "/settings/hostnames",
    filter: { sslValidationStatus: "validation_timed_out" },
  },
  {
    key: "hostnames",
    label: "Pending hostnames",
    icon: Globe,
    path: "/settings/hostnames",
    filter: { customHostnameStatus: "pending" },
  },
  {
    key: "frontDoor",
    label: "Domains to validate",
    icon: DoorOpen,
    path: "/settings/domains",
    filter: { domainValidationState: "Pending" },
  },
  {
    key: "appServices",
    label: "Stopped app services",
    icon: ServerOff,
    path: "/tech-support",
    filter: { appState: "STOPPED" },
  },
];
