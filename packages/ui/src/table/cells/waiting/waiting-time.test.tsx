import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ClockContext } from "../../../display/clock/clock.ts";
import { forgetServerTime, learnServerTime } from "../../../display/clock/server-time.ts";
import { WaitingTime } from "./waiting-time.tsx";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 28, 12);

it.each([
  [23, "23h 0m", undefined, []],
  [25, "1d 1h", "over the target", ["text-caution-ink"]],
  [49, "2d 1h", "over twice the target", ["text-critical-ink"]],
])("WaitingTime: %d hours against a target of 24 → %s, %s in %j", (hours, text, words, tones) => {
  render(
    <ClockContext value={{ now: () => NOW, subscribe: () => () => {} }}>
      <WaitingTime since={new Date(NOW - hours * HOUR)} target={24} timeZone="UTC" locale="en-GB" />
    </ClockContext>,
  );
  const classes = screen.getByText(text).className.split(" ");
  expect(screen.queryByRole("img")?.getAttribute("aria-label")).toBe(words);
  expect(screen.getByText(text).dataset["wait"]).toBe(tones.join("") === "text-critical-ink" ? "late" : "");
  expect(classes.filter((name) => ["text-caution-ink", "text-critical-ink"].includes(name))).toEqual(tones);
});

afterEach(() => {
  vi.useRealTimers();
  forgetServerTime();
});

it.each([-HOUR, HOUR])("WaitingTime: computer's clock is off by %i ms → waiting time of the server", (off) => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW + off });
  learnServerTime(NOW, NOW + off, NOW + off + 40);
  render(<WaitingTime since={new Date(NOW - 2.5 * HOUR)} target={24} timeZone="UTC" locale="en-GB" />);
  expect(screen.getByText("2h 30m")).toBeTruthy();
});
