import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SessionProvider, toSession } from "#kit/session/session.ts";
import { Clock } from "./top-bar-clock.tsx";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());

const draw = (timezone: string | null) => {
  const user = { user_id: "1", email: "a@b.c", nickname: null, language: "en", op: null };
  const rest = { roles: ["ADMIN" as const], parentOpId: null, partnerId: null, permissions: [] };
  const { container } = render(
    <SessionProvider value={toSession({ ...user, ...rest, timezone })}>
      <Clock />
    </SessionProvider>,
  );
  return (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
    return container.textContent;
  };
};

it("clock: user with a time zone → its time, updated every second", () => {
  const after = draw("Asia/Tokyo");
  expect([after(1000), after(999), after(1), after(1000)]).toEqual([
    "·21:00:01",
    "·21:00:01",
    "·21:00:02",
    "·21:00:03",
  ]);
});

it("clock: no time zone → UTC", () => {
  expect(draw(null)(1000)).toBe("·12:00:01");
});

it("clock: before the first tick → empty, without the separator", () => {
  const after = draw("Asia/Tokyo");
  expect([after(999), after(1)]).toEqual(["", "·21:00:01"]);
});
