import { expect, it } from "vitest";
import { RECORD_KINDS } from "./record-kinds.ts";
import { recordCandidates } from "./record-candidates.ts";

const nouns = (query: string) => recordCandidates(query).map(({ kind }) => kind.noun);
const BANK = "0c4d8e42-91f3-4a5b-8f77-2d3c4b5a6978";

it("record guesses: text in the form of an id → its kinds, other text → none", () => {
  expect(nouns("C-0F1E2D3C")).toEqual(["Bet"]);
  expect(nouns("9f8e7d6c5b4a392817060504")).toEqual(["Transaction"]);
  expect(nouns("tk-20771")).toEqual(["Support ticket"]);
  expect(nouns("auth0|7b1c")).toEqual(["Staff member"]);
  expect(nouns(BANK)).toContain("Bank account");
  for (const text of ["", "bank", "BANK LIST", "8F2K", "12", "2026", "bets/7", `${BANK}0`, "ada@example.com", "op-"])
    expect(nouns(text), text).toEqual([]);
});

it("record guesses: words next to an id → narrow the kinds, two ids → none", () => {
  expect(nouns(`Account ${BANK}`)).toEqual(["Bank account"]);
  expect(nouns(`${BANK} gateway`)).toEqual(["Deposit gateway", "Withdraw gateway"]);
  expect(nouns(`${BANK} player`)).toEqual([]);
  expect(nouns(`${BANK} C-0F1E2D3C`)).toEqual([]);
});

it.each(RECORD_KINDS)("$noun: pattern matches the whole id", ({ form }) => {
  expect([form.source.at(0), form.source.at(-1), form.global]).toEqual(["^", "$", false]);
});

it("record guesses: long and hostile text → less than 200 ms of processor time", () => {
  const start = process.threadCpuUsage();
  for (const part of ["a", "-", "0-", "op-", "tk-", "\u202E", "(((", "%00", "auth0|", " "]) nouns(part.repeat(500));
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(200);
});
