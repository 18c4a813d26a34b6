import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createFormWrite, REFUSAL_PAUSE_MS, refusalPause } from "./form-write.ts";
import { forgetUnknownOutcome, keepUnknownOutcome } from "./unknown-outcomes.ts";
import type { WriteEvent } from "./write-state.ts";

const USER = "u1";
const FORM = { operation: "topUp", panel: "dialog", record: "player-1" };
const DRAWER = { ...FORM, operation: "withdraw", panel: "drawer" };
const keep = (form = FORM) =>
  keepUnknownOutcome(USER, { ...form, idempotencyKey: "k", label: "Top up", page: "/players", at: 1, input: {} });

/** A form that decides about money, and how often it has sent. */
const open = () => {
  const write = createFormWrite(USER, FORM, true);
  let sent = 0;
  return {
    ...write,
    state: () => write.read().state,
    sent: () => sent,
    /** Sends, and is answered like this. */
    press: (result: WriteEvent, event: "send" | "repeat" = "send") =>
      write.send(event, async () => {
        sent += 1;
        await Promise.resolve();
        if (result === "unknown") keep();
        if (result === "saved") forgetUnknownOutcome(USER, FORM);
        write.dispatch(result);
        return result === "saved";
      }),
  };
};

beforeEach(() => localStorage.clear());

it("form write: pressed twice → sent once, both presses get its result", async () => {
  const form = open();
  expect(await Promise.all([form.press("saved"), form.press("saved")])).toEqual([true, true]);
  expect([form.sent(), form.state()]).toEqual([1, "saved"]);
});

it("form write: saved → further presses send nothing until the form is renewed", async () => {
  const form = open();
  await form.press("saved");
  expect(await form.press("saved")).toBe(false);
  form.dispatch("renew");
  expect(await form.press("saved")).toBe(true);
});

it("form write: another form about the record has an unknown outcome → locked until it is settled and reread", async () => {
  const form = open();
  keep(DRAWER);
  form.follow(FORM);
  expect([await form.press("saved"), form.state()]).toEqual([false, "unknown"]);
  forgetUnknownOutcome(USER, DRAWER);
  form.follow(FORM);
  expect([await form.press("saved"), form.state()]).toEqual([false, "rereading"]);
  form.dispatch("reread");
  expect([await form.press("saved"), form.sent()]).toEqual([true, 1]);
});

it("form write: outcome unknown, values change to another record → not locked", async () => {
  const form = open();
  await form.press("unknown");
  form.follow({ ...FORM, record: "player-2" });
  expect(form.state()).toBe("idle");
  form.follow(FORM);
  expect(form.state()).toBe("unknown");
});

it.each(["not-sent", "signed-out", "unknown", "locked"] as const)(
  "form write: entered again after an unknown outcome, then %s → unknown, and can be repeated",
  async (result) => {
    const form = open();
    await form.press("unknown");
    form.dispatch("enter");
    await form.press(result);
    expect(form.state()).toBe("unknown");
    await form.press("saved", "repeat");
    expect([form.state(), form.sent()]).toEqual(["saved", 3]);
  },
);

it("form write: fails before the request → next press sends it", async () => {
  const form = open();
  await expect(form.send("send", () => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
  expect([await form.press("saved"), form.sent()]).toEqual([true, 1]);
});

it("form write: refused → nothing is sent within half a second, carried out → no pause", async () => {
  vi.useFakeTimers();
  const before = refusalPause.milliseconds;
  refusalPause.milliseconds = REFUSAL_PAUSE_MS;
  onTestFinished(() => {
    refusalPause.milliseconds = before;
    vi.useRealTimers();
  });
  const form = open();
  await form.press("refused");
  vi.advanceTimersByTime(499);
  expect([await form.press("saved"), form.read().pausing]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect([await form.press("saved"), form.sent(), form.read().pausing]).toEqual([true, 2, false]);
});

it("form write: each change is announced, until nobody listens", () => {
  const form = open();
  const listener = vi.fn();
  const stop = form.subscribe(listener);
  form.dispatch("send");
  expect(listener).toHaveBeenCalledOnce();
  // An event that the state does not name changes nothing.
  form.dispatch("reread");
  stop();
  form.dispatch("saved");
  expect(listener).toHaveBeenCalledOnce();
});

it("form write: staff enter it again while its outcome is still stored → they go on, here and after a change elsewhere", async () => {
  const form = open();
  await form.press("unknown");
  form.dispatch("enter");
  form.follow(FORM);
  expect(form.state()).toBe("entering");
  expect([await form.press("saved"), form.sent()]).toEqual([true, 2]);
});
