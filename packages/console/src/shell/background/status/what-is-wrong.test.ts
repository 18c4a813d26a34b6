import { expect, it } from "vitest";
import { whatIsWrong } from "./what-is-wrong.ts";

const WELL = { offline: undefined, unreachable: undefined, missing: 0, messagesLost: undefined, failed: new Map() };
const titles = (state: Partial<Parameters<typeof whatIsWrong>[0]>) =>
  whatIsWrong({ ...WELL, ...state }).map(({ title }) => title);

it("status: all is well → nothing", () => {
  expect(whatIsWrong(WELL)).toEqual([]);
});

it("status: no network, or no server → said alone, whatever follows from it", () => {
  const all = { missing: 2, messagesLost: 3, failed: new Map([["getBadges", 1]]), unreachable: 4 };
  expect(titles({ ...all, offline: 5 })).toEqual(["You are offline"]);
  expect(titles(all)).toEqual(["The server cannot be reached"]);
});

it("status: reads of the shell fail → named with the time of the oldest data; those with a place of their own are not", () => {
  const failed = new Map([
    ["getBadges", 20],
    ["getRates", 10],
    ["listMenu", 0],
    ["listBanks", 5],
  ]);
  expect(whatIsWrong({ ...WELL, failed })).toEqual([
    {
      title: "Not up to date",
      which: "counts, exchange rates, menu (it may show too much)",
      since: 10,
      works: "Retrying automatically.",
    },
  ]);
});

it("status: live messages are lost → counts are promised only while they can be loaded", () => {
  expect(whatIsWrong({ ...WELL, messagesLost: 7 })).toEqual([
    { title: "Live messages are interrupted", since: 7, works: "Counts still refresh every 10 seconds." },
  ]);
  const [, messages] = whatIsWrong({ ...WELL, messagesLost: 7, failed: new Map([["getBadges", 1]]) });
  expect(messages?.works).toBe("Retrying automatically.");
});
