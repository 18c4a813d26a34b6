import { added, changed, moved, switched, type Action } from "./activity-changes.ts";

/** Actions on operators and brands. */
export const OPERATOR_ACTIONS: readonly Action<"OperatorAction">[] = [
  {
    type: "OPERATORS",
    subtype: "OPERATOR_SETTINGS_UPDATED",
    text: "Changed the settings of *",
    change: switched("autoApproval"),
  },
  {
    type: "OPERATORS",
    subtype: "OPERATOR_LANGUAGES_CHANGED",
    text: "Changed the languages of *",
    change: () => [{ allowedLangs: ["en"] }, { allowedLangs: ["en", "sv"] }],
  },
  {
    type: "OPERATORS",
    subtype: "OPERATOR_STATUS_CHANGED",
    text: (after) => `Changed the status of * to ${String(after?.["status"]).toLowerCase()}`,
    change: moved("status", "ACTIVE", "INACTIVE", "ACTIVE"),
  },
  {
    type: "OPERATORS",
    subtype: "OPERATOR_LIMITS_CHANGED",
    text: "Changed the limits of *",
    change: changed("dailyTopupLimitInUSD", 500, 2000, 5000, 10_000),
  },
  {
    type: "OPERATORS",
    subtype: "BRAND_CREATED",
    text: "Added the brand *",
    change: added({ domainsLimit: 1, status: "ACTIVE" }),
  },
  {
    type: "OPERATORS",
    subtype: "CRAWLERS_NOTIFIED",
    text: "Notified search engines of pages of *",
    change: () => [null, null],
  },
];

/** Actions on players. */
export const PLAYER_ACTIONS: readonly Action<"PlayerAction">[] = [
  {
    type: "PLAYERS",
    subtype: "PLAYER_BLOCKED",
    text: "Blocked player *",
    change: () => [{ isBlocked: false }, { isBlocked: true }],
  },
  {
    type: "PLAYERS",
    subtype: "PLAYER_UNBLOCKED",
    text: "Unblocked player *",
    change: () => [{ isBlocked: true }, { isBlocked: false }],
  },
  {
    type: "PLAYERS",
    subtype: "PLAYER_CHAT_SWITCHED",
    text: (after) => `${after?.["chatIsBlocked"] ? "Blocked" : "Allowed"} the chat of player *`,
    change: switched("chatIsBlocked"),
  },
  {
    type: "PLAYERS",
    subtype: "PLAYER_TEST_SWITCHED",
    text: (after) => `Marked player * as a ${after?.["isTest"] ? "test" : "real"} player`,
    change: switched("isTest"),
  },
  {
    type: "PLAYERS",
    subtype: "PLAYER_KYC_DECIDED",
    text: (after) => `${after?.["kycStatus"] === "CONFIRMED" ? "Approved" : "Rejected"} a document of player *`,
    change: (random) => [{ kycStatus: "PENDING" }, { kycStatus: random.chance(0.8) ? "CONFIRMED" : "REJECTED" }],
  },
  {
    type: "PLAYERS",
    subtype: "PLAYER_2FA_RESET",
    text: "Reset the two-factor sign-in of player *",
    change: () => [{ has2FA: true }, { has2FA: false }],
  },
  {
    type: "PLAYERS",
    subtype: "PLAYER_PROFILE_CHANGED",
    text: "Changed the profile of player *",
    change: changed("language", "en", "sv", "de", "tr"),
  },
  {
    type: "PLAYERS",
    subtype: "PLAYER_CASHBACK_OVERRIDDEN",
    text: "Changed the cashback settings of player *",
    change: changed("percentage", 5, 7, 9, 12),
  },
];

/** Actions on support tickets. */
export const SUPPORT_ACTIONS: readonly Action<"SupportAction">[] = [
  {
    type: "SUPPORT",
    subtype: "TICKET_STATUS_CHANGED",
    text: (after) => `Changed the status of ticket * to ${String(after?.["status"]).toLowerCase()}`,
    change: moved("status", "NEW", "PENDING", "REPLIED", "CLOSED", "ARCHIVED"),
  },
  {
    type: "SUPPORT",
    subtype: "TICKET_ANSWERED",
    text: "Answered ticket *",
    change: () => [{ status: "NEW" }, { status: "REPLIED" }],
  },
  { type: "SUPPORT", subtype: "TICKET_CREATED", text: "Opened ticket *", change: added({ status: "NEW" }) },
  {
    type: "SUPPORT",
    subtype: "TICKET_ASSIGNED",
    text: "Took over ticket *",
    change: changed("agent", "Mara", "Aylin", "Priya", "Jonas"),
  },
];
