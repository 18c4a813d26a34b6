import type { Defect } from "./defect.ts";
import type { Edit } from "../edits/edit.ts";

const HTML = "<!doctype html><html><body>Sign in</body></html>";
const REPLY = "reply 200: ";
const ITEM = "reply 200: data.items[].";
const reply = (path: string, to: unknown): Edit => ({ set: `reply.${path}`, to });
const without = (path: string): Edit => ({ remove: `reply.${path}` });

/** Defects of replies. */
export const replyDefects: readonly Defect[] = [
  // Missing fields
  ["getPlayer", [without("data.playerId")], [["missing-field", `${REPLY}data.playerId`]]],
  ["getPlayer", [without("data")], [["missing-field", `${REPLY}data`]]],
  ["getPlayer", [without("messages")], [["missing-field", `${REPLY}messages`]]],
  ["getPlayer", [without("success")], [["missing-field", `${REPLY}success`]]],
  ["getBadges", [without("data.kyc")], [["missing-field", `${REPLY}data.kyc`]]],
  ["getRates", [without("data.exchangeRates")], [["missing-field", `${REPLY}data.exchangeRates`]]],
  ["showOperator", [without("data.settings.withdraw")], [["missing-field", `${REPLY}data.settings.withdraw`]]],
  ["showOperator", [without("data.title")], [["missing-field", `${REPLY}data.title`, "warning"]]],
  ["listBanks", [without("data.items.0.key")], [["missing-field", `${ITEM}key`, "warning"]]],
  ["listBanks", [without("data.count")], [["missing-field", `${REPLY}data.count`, "warning"]]],
  ["listBankAccounts", [without("data.items.1.player.isTest")], [["missing-field", `${ITEM}player.isTest`, "warning"]]],
  ["updateBank", [without("data.bankName.en")], [["missing-field", `${REPLY}data.bankName.en`, "warning"]]],
  // Fields of another type
  ["getPlayer", [reply("data.isTest", "yes")], [["wrong-type", `${REPLY}data.isTest`]]],
  ["getPlayer", [reply("data.playerCode", 4711)], [["wrong-type", `${REPLY}data.playerCode`]]],
  ["getPlayer", [reply("data.isBlocked", null)], [["wrong-type", `${REPLY}data.isBlocked`]]],
  ["getPlayer", [reply("data", [])], [["wrong-type", `${REPLY}data`]]],
  ["getBadges", [reply("data.tickets", "6")], [["wrong-type", `${REPLY}data.tickets`]]],
  ["getBadges", [reply("data.tickets", 6.5)], [["wrong-type", `${REPLY}data.tickets`]]],
  ["getRates", [reply("data.exchangeRates.SEK", "10.41")], [["wrong-type", `${REPLY}data.exchangeRates.{}`]]],
  ["searchPlayers", [reply("data", {})], [["wrong-type", `${REPLY}data`, "warning"]]],
  ["searchPlayers", [reply("data.0.parentOpId", 7)], [["wrong-type", `${REPLY}data[].parentOpId`, "warning"]]],
  ["showOperator", [reply("data.allowedLangs", "en")], [["wrong-type", `${REPLY}data.allowedLangs`]]],
  ["showOperator", [reply("data.allowedLangs.0", 1)], [["wrong-type", `${REPLY}data.allowedLangs[]`]]],
  ["checkMe", [reply("messages", "done")], [["wrong-type", `${REPLY}messages`]]],
  ["checkMe", [reply("success", "true")], [["wrong-type", `${REPLY}success`]]],
  ["updateBank", [reply("data.order", "10")], [["wrong-type", `${REPLY}data.order`, "warning"]]],
  ["createBank", [{ text: "[]", type: "application/json" }], [["wrong-type", `${REPLY}the whole body`]]],
  ["createBank", [{ text: "null", type: "application/json" }], [["wrong-type", `${REPLY}the whole body`]]],
  // Undocumented fields
  ["getPlayer", [reply("data.vipLevel", 3)], [["undocumented-field", `${REPLY}data.vipLevel`]]],
  ["getPlayer", [reply("traceId", "a1b2")], [["undocumented-field", `${REPLY}traceId`]]],
  ["getBadges", [reply("data.fraud", 1)], [["undocumented-field", `${REPLY}data.fraud`]]],
  ["searchPlayers", [reply("data.0.country", "SE")], [["undocumented-field", `${REPLY}data[].country`, "warning"]]],
  ["listBanks", [reply("data.total", 9)], [["undocumented-field", `${REPLY}data.total`, "warning"]]],
  [
    "listBankAccounts",
    [reply("data.items.0.player.phone", "+46")],
    [["undocumented-field", `${ITEM}player.phone`, "warning"]],
  ],
  [
    "showOperator",
    [reply("data.settings.deposit.limit", 5)],
    [["undocumented-field", `${REPLY}data.settings.deposit.limit`]],
  ],
  // Values, formats, limits
  ["updateBank", [reply("data.status", "ARCHIVED")], [["undocumented-value", `${REPLY}data.status`, "warning"]]],
  ["listBanks", [reply("data.items.0.status", "HIDDEN")], [["undocumented-value", `${ITEM}status`, "warning"]]],
  ["getSession", [reply("data.roles.0", "AUDITOR")], [["undocumented-value", `${REPLY}data.roles[]`, "warning"]]],
  ["getPlayer", [reply("data.createdAt", "2026-03-02 08:00")], [["wrong-format", `${REPLY}data.createdAt`]]],
  ["getPlayer", [reply("data.createdAt", "2026-03-02T08:00:00")], [["wrong-format", `${REPLY}data.createdAt`]]],
  ["getPlayer", [reply("data.createdAt", 1772438400)], [["wrong-type", `${REPLY}data.createdAt`]]],
  ["updateBank", [reply("data.uuid", "17")], [["wrong-format", `${REPLY}data.uuid`, "warning"]]],
  ["getSession", [reply("data.email", "mara")], [["wrong-format", `${REPLY}data.email`, "warning"]]],
  ["getBadges", [reply("data.kyc", -1)], [["out-of-bounds", `${REPLY}data.kyc`]]],
  ["getRates", [reply("data.exchangeRates.SEK", 0)], [["out-of-bounds", `${REPLY}data.exchangeRates.{}`]]],
  ["updateBank", [reply("data.key", "NORD EA")], [["out-of-bounds", `${REPLY}data.key`, "warning"]]],
  ["updateBank", [reply("data.order", 100_000_000)], [["out-of-bounds", `${REPLY}data.order`, "warning"]]],
  ["updateBank", [reply("data.bankName.english", "x")], [["out-of-bounds", `${REPLY}data.bankName`, "warning"]]],
  ["reviewBankAccount", [reply("data.iban", "se45 5000")], [["out-of-bounds", `${REPLY}data.iban`, "warning"]]],
  [
    "reviewBankAccount",
    [reply("data.noteForThePlayer", "n".repeat(201))],
    [["out-of-bounds", `${REPLY}data.noteForThePlayer`, "warning"]],
  ],
  // Status and envelope
  ["getPlayer", [{ status: 201 }], [["undocumented-status", "reply 201"]]],
  [
    "getPlayer",
    [{ status: 201 }, reply("data.isTest", "yes"), without("data.playerId")],
    [
      ["undocumented-status", "reply 201"],
      ["wrong-type", "reply 201: data.isTest"],
      ["missing-field", "reply 201: data.playerId"],
    ],
  ],
  [
    "getPlayer",
    [{ status: 201 }, { text: HTML, type: "text/html" }],
    [
      ["undocumented-status", "reply 201"],
      ["not-json", "reply 201: the whole body"],
    ],
  ],
  ["getPlayer", [{ status: 500 }, { text: "", type: "" }], [["undocumented-status", "reply 500"]]],
  ["getPlayer", [{ status: 502 }, { text: HTML, type: "text/html" }], [["undocumented-status", "reply 502"]]],
  ["getRates", [{ status: 302 }, { text: "", type: "" }], [["undocumented-status", "reply 302"]]],
  [
    "listBanks",
    [{ status: 422 }, { text: '{"success":false}', type: "application/json" }],
    [["undocumented-status", "reply 422", "warning"]],
  ],
  ["getPlayer", [{ status: 404 }], [["success-disagrees", "reply 404: success"]]],
  ["updateBank", [{ status: 400 }], [["success-disagrees", "reply 400: success"]]],
  ["getPlayer", [reply("status", 500)], [["success-disagrees", `${REPLY}success`]]],
  ["listBanks", [{ status: 403 }], [["success-disagrees", "reply 403: success", "warning"]]],
  [
    "updateBank",
    [{ status: 400 }, { text: '{"status":400,"success":false,"messages":"No"}', type: "application/json" }],
    [["wrong-type", "reply 400: messages"]],
  ],
  [
    "updateBank",
    [{ text: '{"success":false,"messages":[7]}', type: "application/json" }],
    [["wrong-type", `${REPLY}messages[]`]],
  ],
  [
    "updateBank",
    [{ text: '{"success":false,"reason":"x"}', type: "application/json" }],
    [["undocumented-field", `${REPLY}reason`]],
  ],
  // Not JSON
  ["getPlayer", [{ text: HTML, type: "text/html" }], [["not-json", `${REPLY}the whole body`]]],
  ["getBadges", [{ text: HTML, type: "application/json" }], [["not-json", `${REPLY}the whole body`]]],
  ["getBadges", [{ text: '{"status":200,"succ', type: "application/json" }], [["not-json", `${REPLY}the whole body`]]],
  ["getBadges", [{ text: "", type: "" }], [["not-json", `${REPLY}the whole body`]]],
  ["listBanks", [{ text: HTML, type: "text/html" }], [["not-json", `${REPLY}the whole body`, "warning"]]],
  ["getBadges", [{ type: "text/html" }], [["wrong-content-type", `${REPLY}the whole body`]]],
  [
    "updateBank",
    [{ status: 404 }, { text: "Not found", type: "text/plain" }],
    [["not-json", "reply 404: the whole body"]],
  ],
];
