import type { Permission } from "@backoffice/api-client";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { RecordOf } from "#kit/references/record-of.ts";
import type { Role } from "#kit/session/session.ts";

/** A group of the menu; each page names its group. */
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

/** The badge of a menu item, by its name in `GET /api/admin/badges`. */
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

/** The options of the operator selector (shell §2.1); `brands-exclusive` is brands without "all". */
export type SelectorType = "all" | "operators" | "brands" | "brands-exclusive";

/** The definition of a page, without its component. */
export type PageDefinition = {
  /** Path in the address, with `{param}` for parameters; defined only here. */
  path: string;
  title: string;
  group: PageGroup;
  /** Icon of the page in the menu and palette; the group's icon by default. */
  icon?: LucideIcon;
  /** The permission for the page; absent for everybody who is signed in. */
  permission?: Permission;
  /** The only role that may open it, if the contract's permissions are too wide. */
  onlyFor?: Role;
  badge?: BadgeKey;
  /** The variant that shows the counted rows, if it is not the page itself. */
  badgeOn?: string;
  /**
   * Entries of this page with a query string, and their titles (ruling 22): `{ "status=PENDING": "Pending …" }`.
   * Exactly this set of `status` values, or this `type`, has this title.
   */
  variants?: Readonly<{ [query: string]: string }>;
  /**
   * Users whose menu has it; anybody with the permission can open its address (shell §2.1), which a test decides for
   * each page. `others` are operator staff.
   */
  shownTo?: "admins" | "others" | "partners";
  /** Refused to users of a brand, and not in their menu: it is about brands of an operator (shell §2.1). */
  notForBrands?: boolean;
  /** Refused to partners, and not in their menu. */
  notForPartners?: boolean;
  /** False for pages that are opened from other pages. Pages with a parameter in their path are never in the menu. */
  inMenu?: false;
  /** The top bar of the page has no operator selector, no test-player filter, no include-brands option (shell §2.2). */
  noOperatorSelector?: boolean;
  /** The options of its operator selector; `all` by default. */
  selector?: SelectorType;
  /** The top bar of the page has no test-player filter; reports and dashboards never have one (shell §2.1). */
  noTestFilter?: boolean;
  /** The top bar of the page has no include-brands control. */
  noIncludeBrands?: boolean;
  /** The help page of the information button; that of the menu group by default. */
  slugId?: string;
  /** A `status` in the address does not select a variant. */
  noStatusMatch?: boolean;
  /** The kind of record that it shows; references of this kind link to it. */
  recordOf?: RecordOf;
  page: () => Promise<{ default: ComponentType }>;
};

/** The flags of a page without data of operators or players: the top bar has no scope controls. */
export const OF_NO_OPERATOR = { noOperatorSelector: true, noTestFilter: true } as const;

/** A feature: its pages and panels. */
export type Module = { pages: readonly PageDefinition[]; panels: readonly PanelDefinition[] };

/** Defines a feature. */
export const defineModule = (module: Module): Module => module;
