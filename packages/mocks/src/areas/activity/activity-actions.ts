import { action, added, changed, moved, switched, type Action } from "./activity-changes.ts";

/** Actions on operators and brands. */
export const OPERATOR_ACTIONS: readonly Action<"OperatorAction">[] = [
  action("OPERATORS", "OPERATOR_SETTINGS_UPDATED", "Changed the settings of *", switched("autoApproval")),
  action("OPERATORS", "OPERATOR_LANGUAGES_CHANGED", "Changed the languages of *", () => [
    { allowedLangs: ["en"] },
    { allowedLangs: ["en", "sv"] },
  ]),
  action(
    "OPERATORS",
    "OPERATOR_STATUS_CHANGED",
    (after) => `Changed the status of * to ${String(after?.["status"]).toLowerCase()}`,
    moved("status", "ACTIVE", "INACTIVE", "ACTIVE"),
  ),
  action(
    "OPERATORS",
    "OPERATOR_LIMITS_CHANGED",
    "Changed the limits of *",
    changed("dailyTopupLimitInUSD", 500, 2000, 5000, 10_000),
  ),
  action("OPERATORS", "BRAND_CREATED", "Added the brand *", added({ domainsLimit: 1, status: "ACTIVE" })),
  action("OPERATORS", "CRAWLERS_NOTIFIED", "Notified search engines of pages of *", () => [null, null]),
];

/** Actions on players. */
export const PLAYER_ACTIONS: readonly Action<"PlayerAction">[] = [
  action("PLAYERS", "PLAYER_BLOCKED", "Blocked player *", () => [{ isBlocked: false }, { isBlocked: true }]),
  action("PLAYERS", "PLAYER_UNBLOCKED", "Unblocked player *", () => [{ isBlocked: true }, { isBlocked: false }]),
  action(
    "PLAYERS",
    "PLAYER_CHAT_SWITCHED",
    (after) => `${after?.["chatIsBlocked"] ? "Blocked" : "Allowed"} the chat of player *`,
    switched("chatIsBlocked"),
  ),
  action(
    "PLAYERS",
    "PLAYER_TEST_SWITCHED",
    (after) => `Marked player * as a ${after?.["isTest"] ? "test" : "real"} player`,
    switched("isTest"),
  ),
  action(
    "PLAYERS",
    "PLAYER_KYC_DECIDED",
    (after) => `${after?.["kycStatus"] === "CONFIRMED" ? "Approved" : "Rejected"} a document of player *`,
    (random) => [{ kycStatus: "PENDING" }, { kycStatus: random.chance(0.8) ? "CONFIRMED" : "REJECTED" }],
  ),
  action("PLAYERS", "PLAYER_2FA_RESET", "Reset the two-factor sign-in of player *", () => [
    { has2FA: true },
    { has2FA: false },
  ]),
  action(
    "PLAYERS",
    "PLAYER_PROFILE_CHANGED",
    "Changed the profile of player *",
    changed("language", "en", "sv", "de", "tr"),
  ),
  action(
    "PLAYERS",
    "PLAYER_CASHBACK_OVERRIDDEN",
    "Changed the cashback settings of player *",
    changed("percentage", 5, 7, 9, 12),
  ),
];

/** Actions on support tickets. */
export const SUPPORT_ACTIONS: readonly Action<"SupportAction">[] = [
  action(
    "SUPPORT",
    "TICKET_STATUS_CHANGED",
    (after) => `Changed the status of ticket * to ${String(after?.["status"]).toLowerCase()}`,
    moved("status", "NEW", "PENDING", "REPLIED", "CLOSED", "ARCHIVED"),
  ),
  action("SUPPORT", "TICKET_ANSWERED", "Answered ticket *", () => [{ status: "NEW" }, { status: "REPLIED" }]),
  action("SUPPORT", "TICKET_CREATED", "Opened ticket *", added({ status: "NEW" })),
  action("SUPPORT", "TICKET_ASSIGNED", "Took over ticket *", changed("agent", "Mara", "Aylin", "Priya", "Jonas")),
];
