import { expect, it } from "vitest";
import { reportColumns } from "./report-columns.ts";

it("report columns: what tells rows apart gives way last, then the first figure; a hidden one stays hidden", () =>
  expect(
    reportColumns(
      { ggrInUSD: { width: 106 }, rank: { width: 80 }, channelId: "hidden" },
      { telling: ["channelId", "opTitle"], figures: ["ggrInUSD", "bets"] },
    ),
  ).toEqual({
    rank: { width: 80 },
    channelId: "hidden",
    opTitle: { priority: 3 },
    ggrInUSD: { priority: 2, width: 106 },
    bets: { priority: 1 },
  }));
