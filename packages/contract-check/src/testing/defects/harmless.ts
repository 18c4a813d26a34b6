import type { Edit } from "../edits/edit.ts";

const reply = (path: string, to: unknown): Edit => ({ set: `reply.${path}`, to });
const sent = (path: string, to: unknown): Edit => ({ set: `request.${path}`, to });

/** Unusual but valid traffic: no findings expected. */
export const harmless: readonly (readonly [operation: string, edits: readonly Edit[]])[] = [
  ["getPlayer", [{ text: '{"status":400,"success":false,"data":null,"messages":["No."]}', type: "application/json" }]],
  [
    "updateBank",
    [{ text: '{"status":"CONFLICT_ERROR","success":false,"error":"Too late."}', type: "application/json" }],
  ],
  ["getPlayer", [{ status: 401 }, { text: "", type: "" }]],
  ["getRates", [{ status: 304 }, { text: "", type: "" }]],
  ["getRates", [{ method: "OPTIONS" }, { status: 204 }, { text: "", type: "" }]],
  ["getRates", [{ path: "/assets/app-4f2a.js" }, { text: "export {}", type: "text/javascript" }]],
  ["getRates", [{ origin: "https://metrics.example" }, { path: "/api/collect" }]],
  ["getPlayer", [reply("data.email", null)]],
  ["getPlayer", [reply("data.createdAt", "2026-03-02T08:00:00.123+01:00")]],
  ["getPlayer", [reply("status", "OK")]],
  ["getRates", [reply("data.exchangeRates.XYZ", 3)]],
  ["updateBank", [reply("data.bankName.sv", "Banken")]],
  [
    "updateBank",
    [{ status: 400 }, { text: '{"success":false,"messages":[]}', type: "application/json" }, sent("dto.order", "ten")],
  ],
  ["getBadges", [{ dropQuery: "opId" }, { dropQuery: "includeBrands" }]],
  ["getBadges", [{ query: ["includeBrands", "false"] }]],
  ["getMyOperator", [{ status: 200 }, { text: '{"success":false}', type: "application/json" }, sent("opId", "x")]],
  ["getBadges", [{ type: "application/json; charset=utf-8" }]],
  ["checkMe", [reply("data", { blocked: false })]],
  [
    "checkMe",
    [
      { status: 403 },
      {
        text: '{"status":403,"success":false,"data":null,"messages":[],"error":{"blocked":true}}',
        type: "application/json",
      },
    ],
  ],
];
