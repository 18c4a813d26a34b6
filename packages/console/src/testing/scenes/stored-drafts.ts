import { PERSONAL } from "@backoffice/api-client";
import { operations, type WriteId } from "@backoffice/api-client/contract";
import { expect, vi } from "vitest";
import type { Answer } from "#testing/panels/stage-panel.tsx";

type Stored = { values: object; base: object };

/** The browser stores what is typed now, as it does before the page is left. */
const leave = () => void window.dispatchEvent(new Event("pagehide"));

/** Texts of fields with these names, at any depth. */
const textsOf = (value: unknown, names: ReadonlySet<string>, isNamed = false): string[] => {
  if (typeof value === "string") return isNamed && value.length > 2 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, it]) => textsOf(it, names, isNamed || names.has(name)));
};

/** Content of public sites: its links and titles are sent as these, which the contract marks in other schemas. */
const OF_CONTENT = new Set(["url", "name"]);
const WITHOUT_CONTENT = new Set([...PERSONAL].filter((it) => !OF_CONTENT.has(it)));
const CONTENT = /^panel:cms-(?:block|entry)$/;

/**
 * Watches what a scene that sends these writes stores of its form, as if the page were left while each is sent. The
 * returned check fails when a draft holds a text that was sent in a field of personal data or a secret, or when one of
 * money outlasts the tab.
 */
export const watchDrafts = (writes: readonly WriteId[], tags: readonly string[]) => {
  const bodies: unknown[] = [];
  const store = vi.spyOn(Storage.prototype, "setItem");
  const answer: Answer = (id, { body }) => {
    if (!(writes as readonly string[]).includes(id)) return undefined;
    leave();
    bodies.push(body);
    return undefined;
  };
  const drafts = () =>
    store.mock.calls.flatMap(([key, value], at) =>
      key.startsWith("draft:") ? [{ value, place: store.mock.contexts[at] }] : [],
    );
  const marked = () => new Set(textsOf(bodies, tags.some((it) => CONTENT.test(it)) ? WITHOUT_CONTENT : PERSONAL));
  return {
    answer,
    /** How many drafts were stored, and how many texts were sent that none may hold. */
    counts: () => ({ drafts: drafts().length, marked: marked().size }),
    expectUnmarked: () => {
      expect(bodies.length, "requests of the writes that the scene is marked to send").toBeGreaterThan(0);
      const stored = drafts();
      const values = stored
        .map(({ value }) => JSON.parse(value) as Stored)
        .map((it) => JSON.stringify([it.values, it.base]));
      for (const text of marked()) for (const it of values) expect(it).not.toContain(JSON.stringify(text));
      // What moves money is kept in this tab at most.
      const isMoney = writes.some((id) => operations[id].effect === "money");
      expect(isMoney && stored.some(({ place }) => place === localStorage)).toBe(false);
    },
    stop: () => store.mockRestore(),
  };
};
