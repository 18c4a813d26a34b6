import type { Defect } from "./defect.ts";
import type { Edit } from "../edits/edit.ts";

const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJl";
const sent = (path: string, to: unknown): Edit => ({ set: `request.${path}`, to });
const unsent = (path: string): Edit => ({ remove: `request.${path}` });

/** Defects of requests and URLs. */
export const requestDefects: readonly Defect[] = [
  ["updateBank", [unsent("opId")], [["missing-field", "request: opId"]]],
  ["updateBank", [unsent("dto.uuid")], [["missing-field", "request: dto.uuid", "warning"]]],
  ["updateBank", [sent("dto.order", "ten")], [["wrong-type", "request: dto.order"]]],
  ["updateBank", [sent("dto.colour", "red")], [["undocumented-field", "request: dto.colour"]]],
  ["updateBank", [{ dropBody: true }], [["missing-body", "request: the whole body"]]],
  ["updateBank", [{ requestType: "text/plain" }], [["wrong-content-type", "request: the whole body"]]],
  ["reviewBankAccount", [sent("actionType", "postpone")], [["undocumented-value", "request: actionType"]]],
  ["reviewBankAccount", [sent("playerNote", "")], [["out-of-bounds", "request: playerNote"]]],
  ["listBanks", [sent("page", 0)], [["out-of-bounds", "request: page", "warning"]]],
  ["listBanks", [sent("sortBy", "colour")], [["undocumented-value", "request: sortBy", "warning"]]],
  ["searchPlayers", [sent("search", "f")], [["out-of-bounds", "request: search", "warning"]]],
  ["searchPlayers", [sent("limit", 10)], [["undocumented-field", "request: limit"]]],
  ["getPlayer", [sent("both", true)], [["undocumented-field", "request: both"]]],
  ["getBadges", [{ query: ["includeBrands", "sometimes"] }], [["wrong-type", "request: query includeBrands"]]],
  ["getBadges", [{ query: ["since", "2026-11-01"] }], [["undocumented-parameter", "request: query since"]]],
  ["deleteBank", [{ dropQuery: "opId" }], [["missing-parameter", "request: query opId"]]],
  ["deleteBank", [{ query: ["uuid", "17"] }], [["wrong-format", "request: query uuid"]]],
  ["getRates", [{ path: "/api/rates/history" }], [["undocumented-endpoint", "address"]]],
  ["getRates", [{ method: "POST" }], [["undocumented-endpoint", "address"]]],
  ["getBadges", [{ path: "/api/players/123/notes" }], [["undocumented-endpoint", "address"]]],
  [
    "listTooltips",
    [{ query: ["opId", JWT] }],
    [
      ["secret-in-address", "address: query opId"],
      ["out-of-bounds", "request: query opId"],
    ],
  ],
  [
    "getRates",
    [{ query: ["access_token", "s3cr3t-s3cr3t"] }],
    [
      ["secret-in-address", "address: query access_token"],
      ["undocumented-parameter", "request: query access_token"],
    ],
  ],
  [
    "getRates",
    [{ path: `/api/rates/${JWT}` }],
    [
      ["secret-in-address", "address: a part of the path"],
      ["undocumented-endpoint", "address"],
    ],
  ],
];
