import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as client from "@backoffice/api-client";
import { prefetch } from "@backoffice/ui";
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { Session } from "#kit/session/session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storySession } from "#testing/backend/story-session.ts";
import { SHELL_READS } from "../../shell/background/status/shell-reads.ts";
import { PanelHost } from "../../shell/panels/panel-host.tsx";
import { loadAddressPanel } from "../../shell/panels/preload-panels.ts";
import { fill } from "../../shell/reads/first-read.ts";
import { openingOf } from "../../shell/reads/panel-reads.ts";
import { modules } from "../modules.ts";

const panels = modules.flatMap((module) => module.panels);
const calls: Readonly<Record<string, { operation: object }>> = { ...(client as object) };

type Key = readonly [id: string, input: Record<string, unknown> | null];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // No request is answered, so that a panel sends only its first reads.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All sets of some names. */
const subsets = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => [...all, ...all.map((it) => [...it, name])], [[]]);

const openings = panels
  .filter(({ keptIn }) => keptIn === "address")
  .flatMap((panel) => subsets(panel.params).map((names) => ({ panel, names })));

/** The reads that a panel sends when it opens with the named parameters, which have this value. */
const readsOf = (panel: PanelDefinition, names: readonly string[], value: string, scope: string, session: Session) => {
  const params = new URLSearchParams([["panel", panel.id], ...names.map((name) => [name, `${value}/${name}`])]);
  const { wrapper, queryClient } = inConsole({ session, panels, at: `/?${params}&${scope}`, host: PanelHost });
  const { unmount } = render(null, { wrapper });
  const reads = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus === "fetching")
    .map(({ queryKey }) => queryKey as unknown as Key)
    .filter(([id]) => !(id in SHELL_READS));
  unmount();
  return reads;
};

const everything = storySession("super-admin");
/** Session of the second opening, with another time zone and role. */
const OTHER: Session = { ...storySession("admin"), timeZone: "Asia/Tokyo", permissions: everything.permissions };
/** Placeholders of values from scope and session; flags are replaced where they are true. */
const STANDS: Readonly<Record<string, string>> = { "scope/operator": "$opId", "Pacific/Chatham": "$timeZone" };
const FLAGS = ["includeBrands", "isTest"];

const templateOf = (input: unknown): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(input ?? {}, (name, value: unknown) => {
      if (value === true && FLAGS.includes(name)) return `$${name}`;
      if (typeof value !== "string") return value;
      return STANDS[value] ?? value.replace(/^first\//, "$param.");
    }),
  ) as Record<string, unknown>;

test("panel reads: every drawer is opened with its parameters → the reads that two users, days and scopes have in common", async () => {
  await Promise.all(
    [loadAddressPanel, ...panels.map(({ panel }) => panel)].map(
      (load) => new Promise<void>((resolve) => prefetch(load as typeof loadAddressPanel, resolve)),
    ),
  );
  const reads: Record<string, object[]> = {};
  for (const { panel, names } of openings) {
    vi.setSystemTime("2026-03-04T05:06:07Z");
    const first = readsOf(panel, names, "first", "opId=scope/operator&includeBrands=true&is-test=true", {
      ...everything,
      timeZone: "Pacific/Chatham",
    });
    vi.setSystemTime("2027-08-09T10:11:12Z");
    const second = readsOf(panel, names, "second", "", OTHER);
    const params = Object.fromEntries(names.map((name) => [`param.${name}`, `second/${name}`]));
    const values = { opId: "*", timeZone: "Asia/Tokyo", ...params };
    const common = first.flatMap(([id, input]) => {
      const template = templateOf(input);
      const isCommon = second.some((it) => isDeepStrictEqual(it, [id, fill(template, values)]));
      return isCommon ? [{ operation: calls[id]!.operation, input: template }] : [];
    });
    // A parameter that no input has may change one in a way that a made-up value does not show.
    const isComplete = names.every((name) => JSON.stringify(common).includes(`"$param.${name}"`));
    if (common.length > 0 && isComplete) {
      const opened = { id: panel.id, params: Object.fromEntries(names.map((name) => [name, name])) };
      reads[openingOf(opened)] = common;
    }
  }
  await expect(`${JSON.stringify(reads, null, 2)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "../../shell/reads/panel-reads.json"),
  );
});
