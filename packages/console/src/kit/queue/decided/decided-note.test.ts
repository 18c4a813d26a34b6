import { expect, it } from "vitest";
import { decidedNote, isAsListed, noteDecider } from "./decided-note.ts";

const PENDING = { id: "1", status: "PENDING", confirmedBy: null, rejectedBy: null, player: { playerCode: "8F2K" } };

it.each([
  ["confirmed by a colleague", { status: "CONFIRMED", confirmedBy: "Mara" }, "by Mara"],
  ["rejected by a colleague", { status: "REJECTED", rejectedBy: "Mara" }, "by Mara"],
  ["confirmed automatically", { status: "CONFIRMED" }, "meanwhile"],
  ["reconciled by a colleague", { settledByInfo: { nickname: "Mara" } }, "by Mara"],
  ["not decided", {}, undefined],
  ["changed, not decided", { amount: 7 }, undefined],
])("decided note: %s → %s", (_name, change, note) => {
  const now = { ...PENDING, ...change };
  noteDecider(PENDING, now);
  expect(decidedNote(now)).toBe(note);
});

it("decided note: decided a second time → the later decider", () => {
  const listed = { status: "REJECTED", rejectedBy: "Mara", approvedBy: null };
  const now = { status: "APPROVED", rejectedBy: "Mara", approvedBy: "Aylin" };
  noteDecider(listed, now);
  expect(decidedNote(now)).toBe("by Aylin");
});

it("as listed: same fields, also with more of them → as listed; one changed or not read yet → not known", () => {
  expect(isAsListed(PENDING, { ...PENDING, player: {}, note: "x" })).toBe(true);
  expect(isAsListed(PENDING, { ...PENDING, status: "CONFIRMED" })).toBe(false);
  expect(isAsListed(PENDING, { ...PENDING, confirmedBy: "Mara" })).toBe(false);
  expect(isAsListed(PENDING, undefined)).toBe(false);
});
