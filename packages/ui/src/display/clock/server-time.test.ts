import { afterEach, expect, it } from "vitest";
import { forgetServerTime, learnServerTime, serverTime } from "./server-time.ts";

const NOON = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;

afterEach(forgetServerTime);

it("server time: no answer yet → the computer's", () => expect(serverTime(NOON)).toBe(NOON));

it.each([
  ["an hour behind", NOON - HOUR],
  ["an hour ahead", NOON + HOUR],
])("server time: computer's clock is %s → the server's, within its second", (_, sent) => {
  learnServerTime(NOON, sent, sent + 80);
  expect(Math.abs(serverTime(sent) - NOON)).toBeLessThanOrEqual(SECOND);
});
const SECOND = 1000;

it.each([
  ["fast answer", NOON + 950, NOON + 990],
  ["slow answer", NOON - 20_000, NOON + 5000],
])("server time: computer's clock is right, %s → not touched", (_, sent, received) => {
  learnServerTime(NOON, sent, received);
  expect(serverTime(NOON)).toBe(NOON);
});

it("server time: further answers of any length → no jitter; computer's clock is set → corrected anew", () => {
  learnServerTime(NOON, NOON - HOUR, NOON - HOUR + 40);
  const first = serverTime(0);
  for (let at = 0; at < 60_000; at += 777)
    learnServerTime(Math.floor((NOON + at) / SECOND) * SECOND, NOON - HOUR + at - 300, NOON - HOUR + at + (at % 500));
  expect(Math.abs(serverTime(0) - first)).toBeLessThanOrEqual(SECOND);
  learnServerTime(NOON, NOON, NOON + 40);
  expect(Math.abs(serverTime(0))).toBeLessThanOrEqual(SECOND);
});

it.each([
  ["no date", Number.NaN, NOON, NOON],
  ["clock set back under way", NOON, NOON + HOUR, NOON],
  ["answer took minutes", NOON + HOUR, NOON, NOON + 120_000],
])("server time: %s → nothing learnt", (_, date, sent, received) => {
  learnServerTime(date, sent, received);
  expect(serverTime(NOON)).toBe(NOON);
});
