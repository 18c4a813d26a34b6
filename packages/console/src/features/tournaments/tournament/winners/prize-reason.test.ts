import { expect, it } from "vitest";
import { prizeReason } from "./prize-reason.ts";

const opened = { status: "PENDING", decidedBy: null, prizeAmount: 50.5, currency: "EUR" } as Parameters<
  typeof prizeReason
>[0];
const CHANGED = "The prize has changed since you opened it. Close this dialog and open it again.";

it.each([
  [{}, undefined],
  [{ status: "CONFIRMED", decidedBy: "Priya" }, "This prize is already paid by Priya."],
  [{ status: "REJECTED" }, "This prize is already rejected."],
  [{ prizeAmount: 51 }, CHANGED],
  [{ currency: "SEK" }, CHANGED],
])("prize now %o → reason %s", (now, says) => expect(prizeReason(opened, { ...opened, ...now } as never)).toBe(says));
