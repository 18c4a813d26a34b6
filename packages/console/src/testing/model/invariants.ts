import { showWithdrawal } from "@backoffice/api-client";
import type { RowState } from "#kit/bulk/results/row-result.ts";
import { checkMessages, checkNotices } from "./messages.ts";
import { buttons, isEnabled, noteField, sendButtons, shownResults, signedOutDialog, unknownNotice } from "./screen.ts";
import { Violation } from "./violation.ts";
import { PENDING, type Step, type World } from "./world.ts";

/** I1: each intent is sent and carried out at most once. */
const checkOnce = (world: World, { allowed, sent }: Step) => {
  const { server, run } = world;
  const single = sent.filter((it) => !world.isOfRun(it)).map(({ operation }) => operation);
  if (single.length > allowed.requests)
    throw new Violation("sent-unasked", `${single.join(", ")}, since ${allowed.why}`);
  for (const row of run?.rows.keys() ?? [])
    if (server.writes.filter((it) => it.record === row && world.isOfRun(it)).length > 1)
      throw new Violation("sent-unasked", `row ${row} twice`);
  const done = server.writes.filter(({ changed }) => changed !== undefined);
  if (new Set(done.map(({ key }) => key)).size < done.length) throw new Violation("carried-out-twice", "one key");
  // A withdrawal in progress is decided once more.
  const decided = done.filter(({ record }) => world.isMoney(record)).map((it) => `${it.record} ${it.changed}`);
  if (new Set(decided).size < decided.length) throw new Violation("carried-out-twice", decided.join(", "));
};

/** I2: money with an unknown outcome is repeated with its own key, or not at all. */
const checkKeys = (world: World, { sent, unknownBefore }: Step) => {
  const unknown = new Map(unknownBefore);
  for (const { record, key, answer, operation, inWindow } of sent) {
    const known = unknown.get(record);
    if (known !== undefined && known !== key && world.isMoney(record) && !world.settled.has(record)) {
      const isOrphaned = world.server.writes.some((it) => it.key === known && it.isOrphaned);
      const where = `${isOrphaned ? "after a reload, " : ""}in a ${inWindow ? "window" : "bulk run"}`;
      throw new Violation("new-key", `${where}, ${operation} of ${record}`);
    }
    if (answer === "none" || answer === "error") unknown.set(record, key ?? "");
  }
};

/** I2: a lock that was settled in another tab opens here once the record is read again. */
const checkUnlocked = (world: World) => {
  for (const of of [1, 2] as const) {
    const tab = world.tabs[of];
    const surface = world.surface(of);
    const settled = tab?.record === undefined ? undefined : world.settled.get(tab.record);
    if (!tab || !surface || !settled || settled.tab === of || !sendButtons(surface).some(isEnabled)) continue;
    const { queryKey } = showWithdrawal.options({ body: { txId: tab.record! } });
    const readAt = tab.client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (readAt < settled.at) throw new Violation("unlocked-unread", `tab ${of}, ${tab.record}`);
  }
};

/** The results that may be said of a row. */
const allowedResults = (world: World, record: string): readonly RowState[] => {
  const { server } = world;
  const last = server.writes.findLast((it) => it.record === record && world.isOfRun(it));
  const isDecided = server.stateOf(record) !== "PENDING";
  if (!last) return isDecided ? ["changed", "not-sent", "waiting"] : ["not-sent", "waiting"];
  switch (last.answer) {
    case "pending":
      return ["sending"];
    case "done":
      return ["done"];
    case "refused":
      return isDecided ? ["changed", "refused"] : ["refused"];
    case "conflict":
      return ["changed"];
    case "signed-out":
      return ["signed-out"];
    case "error":
    case "none":
      return ["unknown"];
  }
};

/** I3 and I4 of a bulk run: its results are true, and stay until they were read. */
const checkResults = (world: World) => {
  const { run, server, tabs } = world;
  if (!run) return;
  const shown = shownResults();
  if (shown)
    for (const record of run.rows.keys()) {
      const state = shown.rows.get(record.slice(-6));
      const allowed = allowedResults(world, record);
      if (state !== undefined && !allowed.includes(state))
        throw new Violation("said-row", `${state} instead of ${allowed.join(" or ")}`);
    }
  const isBack = tabs[1]?.history.location.pathname === PENDING && !signedOutDialog() && server.isSignedIn;
  const unread = [...run.rows.keys()].filter((it) => !run.read.has(it));
  if (!shown && isBack && server.held.length === 0 && unread.length > 0)
    throw new Violation("results-lost", `of ${unread.length} rows`);
};

/** I4: what was typed is there until it was sent or discarded. */
const checkTyped = (world: World) => {
  for (const of of [1, 2] as const) {
    const tab = world.tabs[of];
    if (!tab?.typed) continue;
    const { surface } = tab;
    if (!surface?.isConnected) throw new Violation("note-lost", "its window is gone");
    const field = noteField(surface);
    // Where the record could not be read, the note is offered as a draft once it can.
    const isDraft = Object.keys(sessionStorage).some((key) => sessionStorage.getItem(key)?.includes(tab.typed));
    // The write was carried out, though its answer was lost: the reread record shows that.
    const isSaved = world.server.writes.some(({ changed, body }) => changed !== undefined && body.includes(tab.typed));
    const isSaid =
      field === null
        ? isDraft || isSaved || unknownNotice(surface) !== undefined || surface.textContent.includes("already")
        : buttons(surface, /^Restore$/).length > 0;
    if (field?.value !== tab.typed && !isSaid) throw new Violation("note-lost", `“${field?.value}”`);
  }
};

const CHECKS = [checkOnce, checkKeys, checkUnlocked, checkMessages, checkNotices, checkResults, checkTyped];

/** Checks every invariant after a step; fails with the first {@link Violation} that `world` does not tolerate. */
export const checkStep = (world: World, step: Step): void => {
  for (const check of CHECKS)
    try {
      check(world, step);
    } catch (error) {
      if (!(error instanceof Violation && world.tolerates(error))) throw error;
    }
};
