import type { Permission } from "@backoffice/api-client";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { RecordOf } from "../references/record-of.ts";
import type { Role } from "../session/session.ts";

/** A part of the menu; pages name the one they belong to. */
export type PageGroup =
  | "Dashboards"
  | "Partners"
  | "Reports"
  | "Billing"
  | "Withdraw"
  | "Bets"
  | "Bonus"
  | "Tournaments"
  | "CMS (v1)"
  | "CMS v2"
  | "Deposit"
  | "Settings"
  | "Documents"
  | "Operators"
  | "Transactions"
  | "Support"
  | "Tech Support"
  | "Players"
  | "Games CMS"
  | "Games catalogue"
  | "Other";

/** What an area counts for its menu item, as `GET /api/admin/badges` names it. */
export type BadgeKey =
  | "tickets"
  | "withdraw"
  | "deposit"
  | "cashback"
  | "affProfit"
  | "debit"
  | "bankAccounts"
  | "kyc"
  | "playerUsernames";

/** What the operator selector offers (shell §2.1); `brands-exclusive` is brands without "all". */
export type SelectorType = "all" | "operators" | "brands" | "brands-exclusive";

/** A page: what it is, not how it looks. */
export type PageDefinition = {
  /** Path in the address, with `{param}` for what varies; written nowhere else. */
  path: string;
  title: string;
  group: PageGroup;
  /** Its icon in the menu and palette; the group's icon by default. */
  icon?: LucideIcon;
  /** The right that opens the page; without one it is for everybody who is signed in. */
  permission?: Permission;
  /** The one role that may open it, where the contract's rights are too wide. */
  onlyFor?: Role;
  badge?: BadgeKey;
  /** The variant that leads to what is counted, where it is not the page itself. */
  badgeOn?: string;
  /**
   * Entries of this page with a query string, and their titles (ruling 22): `{ "status=PENDING": "Pending …" }`.
   * Exactly this set of `status` values, or this `type`, has this title.
   */
  variants?: Readonly<{ [query: string]: string }>;
  /** In whose menu it is; anybody with the right can open its address (shell §2.1). `others` are staff of an operator or brand. */
  shownTo?: "admins" | "others" | "partners";
  /** Not in the menu of users of a brand. */
  notForBrands?: boolean;
  /** False for pages that are opened from other pages. Pages with a parameter in their path are never in the menu. */
  inMenu?: false;
  /** The top bar of the page has no operator selector, no test-player filter, no include-brands option (shell §2.2). */
  noOperatorSelector?: boolean;
  /** What its operator selector offers; `all` unless said otherwise. */
  selector?: SelectorType;
  /** The top bar of the page has no test-player filter; reports and dashboards never have one (shell §2.1). */
  noTestFilter?: boolean;
  /** The top bar of the page has no include-brands control. */
  noIncludeBrands?: boolean;
  /** The help page of the information button; the menu group's own unless said otherwise. */
  slugId?: string;
  /** A `status` in the address does not select a variant. */
  noStatusMatch?: boolean;
  /** Whose record it shows: what refers to one of these links to it. */
  recordOf?: RecordOf;
  page: () => Promise<{ default: ComponentType }>;
};

/** The flags of a page that is about no operator and no players: the top bar chooses nothing that it would show. */
export const OF_NO_OPERATOR = { noOperatorSelector: true, noTestFilter: true } as const;

/** What a feature registers: its pages and panels. */
export type Module = { pages: readonly PageDefinition[]; panels: readonly PanelDefinition[] };

/** Describes a feature. */
export const defineModule = (module: Module): Module => module;
