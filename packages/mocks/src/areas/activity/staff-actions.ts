import { action, added, changed, moved, removed, switched, type Action } from "./activity-changes.ts";

/** Actions of staff on staff, content, games, gateways and so on. */
export const STAFF_ACTIONS: readonly Action<"StaffAction">[] = [
  action("USERS", "USER_CREATED", "Added *", added({ roles: ["OPERATOR_MANAGER"], language: "en", timezone: "UTC" })),
  action("USERS", "USER_ROLE_CHANGED", "Changed the role of *", () => [
    { roles: ["OPERATOR_MANAGER"] },
    { roles: ["OPERATOR_ADMIN"] },
  ]),
  action("USERS", "USER_BLOCKED", "Blocked *", () => [{ blocked: false }, { blocked: true }]),
  action("USERS", "USER_UNBLOCKED", "Unblocked *", () => [{ blocked: true }, { blocked: false }]),
  action("USERS", "USER_PERMISSIONS_REFRESHED", "Refreshed the permissions of *", () => [
    { permissions: ["view_banks"] },
    { permissions: ["view_banks", "view_players"] },
  ]),
  action("AUTH", "USER_PASSWORD_CHANGED", "Changed the password of *", () => [{}, {}]),
  action("BONUS", "BONUS_UPDATED", "Changed the bonus *", changed("percentage", 25, 50, 75, 100), [
    "Weekend Reload",
    "Second Deposit 50",
    "Winter Wheel",
  ]),
  action("BONUS", "BONUS_DELETED", "Deleted the bonus *", removed({ title: "Autumn Spins", type: "release" }), [
    "Autumn Spins",
    "Launch Week",
    "October Reload",
  ]),
  action("CMS", "CMS_PAGE_UPDATED", "Changed the page *", changed("title", "About us", "Who we are", "About"), [
    "/about-us",
    "/responsible-gaming",
    "/faq",
  ]),
  action("CMS", "CMS_BANNER_CREATED", "Added the banner *", added({ target: "/promotions", order: 2 }), [
    "Derby weekend",
    "New tables",
    "Autumn Cup",
  ]),
  action(
    "GATEWAYS",
    "GATEWAY_STATUS_CHANGED",
    (after) => `Gateway * ${after?.["isActive"] ? "enabled" : "disabled"}`,
    switched("isActive"),
    ["cpg", "jb", "skrill", "usdt"],
  ),
  action(
    "GATEWAYS",
    "GATEWAY_LIMITS_CHANGED",
    "Changed the limits of the gateway *",
    changed("maxAmountInUSD", 500, 1000, 2500, 5000),
    ["cpg", "jb", "paysafe"],
  ),
  action("GAMES", "GAME_UPDATED", "Changed the game *", changed("RTP", 94.5, 95.2, 96.1, 96.8), [
    "Copper Canyon",
    "Nine Lanterns",
    "Harbour Queen",
  ]),
  action(
    "GAMES",
    "GAME_STATUS_CHANGED",
    (after) => `Changed the status of the game * to ${String(after?.["status"]).toLowerCase()}`,
    moved("status", "MAINTENANCE", "ACTIVE", "DISABLED"),
    ["Night Market", "Tidal Fortune", "Paper Tigers"],
  ),
  action(
    "BILLING",
    "INVOICE_GENERATED",
    "Generated the invoice *",
    added({ month: "OCTOBER", year: 2026, testPlayersInclusion: "NO_TEST" }),
    ["INV-2026-0413", "INV-2026-0420", "INV-2026-0431"],
  ),
  action("BILLING", "PAYMENT_DELETED", "Deleted the payment *", removed({ amount: 1200, currency: "USDT" }), [
    "PAY-1182",
    "PAY-1190",
    "PAY-1207",
  ]),
  action("TOURNAMENT", "TOURNAMENT_UPDATED", "Changed the tournament *", changed("prizePoolInUSD", 1000, 2500, 5000), [
    "Autumn Cup",
    "Slots Marathon",
    "Derby Days",
  ]),
  action("BANK", "BANK_UPDATED", "Changed the bank *", moved("status", "INACTIVE", "ACTIVE", "INACTIVE"), [
    "NORDEA",
    "SEB",
    "GARANTI",
  ]),
  action("CRYPTO_NETWORKS", "EXPLORER_KEYS_CHANGED", "Changed the explorer keys of *", changed("keyCount", 1, 2, 3), [
    "Polygon Main",
    "Ethereum Main",
    "Celo Main",
  ]),
  action(
    "DEBIT",
    "DEBIT_SETTLED",
    "Settled the reconciled debit *",
    () => [{ settledAt: null }, { settledAt: "2026-11-01T10:00:00.000Z" }],
    ["DB-3391", "DB-3402", "DB-3417"],
  ),
];
