import type { components } from "@backoffice/api-client";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";

export const GROUPS = ["Money", "People", "Infrastructure"] as const;
export type Group = (typeof GROUPS)[number];

/** A staff queue: the list it counts, and the target of its oldest item. */
export type Waiting = {
  key: components["schemas"]["WaitingKind"];
  group: Group;
  label: string;
  /** Hours after which the queue is late. */
  target: number;
  path: string;
  filter?: Record<string, string>;
};

const DAY = 24;

/** All queues, most urgent first in each group (shell §3); those of DEV_OPS cover the infrastructure (ruling 16). */
export const WAITING: readonly Waiting[] = [
  {
    key: "withdraw",
    group: "Money",
    label: "Withdrawals",
    target: QUEUE_TARGETS.withdraw,
    path: "/withdraw/pending",
  },
  {
    key: "deposit",
    group: "Money",
    label: "Deposits",
    target: QUEUE_TARGETS.deposit,
    path: "/deposit/pending",
  },
  {
    key: "bankAccounts",
    group: "People",
    label: "Bank accounts",
    target: QUEUE_TARGETS.bankAccounts,
    path: "/withdraw/bank-accounts",
    filter: { status: "PENDING", isDeleted: "false" },
  },
  {
    key: "kyc",
    group: "People",
    label: "KYC documents",
    target: QUEUE_TARGETS.kyc,
    path: "/documentsV2",
    filter: { status: "PENDING" },
  },
  {
    key: "tickets",
    group: "People",
    label: "Support tickets",
    target: QUEUE_TARGETS.tickets,
    path: "/support",
    filter: { statuses: "NEW,PENDING" },
  },
  {
    key: "debit",
    group: "Money",
    label: "Open debits",
    target: QUEUE_TARGETS.debit,
    path: "/bets/reconciled-debits",
    filter: { isReconciled: "false" },
  },
  {
    key: "cashback",
    group: "Money",
    label: "Cashback",
    target: QUEUE_TARGETS.cashback,
    path: "/transactions/pending-cashback",
  },
  {
    key: "affProfit",
    group: "Money",
    label: "Affiliate profit",
    target: QUEUE_TARGETS.affProfit,
    path: "/transactions/pending-affiliate-profit",
  },
  {
    key: "playerUsernames",
    group: "People",
    label: "Usernames",
    target: QUEUE_TARGETS.playerUsernames,
    path: "/players/usernames",
    filter: { status: "PENDING" },
  },
  {
    key: "certificates",
    group: "Infrastructure",
    label: "Certificates timed out",
    target: DAY,
    path: "/settings/hostnames",
    filter: { sslValidationStatus: "validation_timed_out" },
  },
  {
    key: "hostnames",
    group: "Infrastructure",
    label: "Hostnames",
    target: 7 * DAY,
    path: "/settings/hostnames",
    filter: { customHostnameStatus: "pending" },
  },
  {
    key: "frontDoor",
    group: "Infrastructure",
    label: "Domains to validate",
    target: 7 * DAY,
    path: "/settings/domains",
    filter: { domainValidationState: "Pending" },
  },
  {
    key: "appServices",
    group: "Infrastructure",
    label: "App services stopped",
    target: DAY,
    path: "/tech-support",
    filter: { appState: "STOPPED" },
  },
];
