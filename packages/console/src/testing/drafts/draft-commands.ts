import { act, fireEvent } from "@testing-library/react";
import type { AsyncCommand } from "fast-check";
import { buttonsOf, input, type DraftWorld } from "./draft-world.ts";
import { checkDrafts, entries, entriesOf, notices } from "./draft-invariants.ts";
import { passTime } from "#testing/model/press.ts";
import type { FormKind } from "./form-kinds.ts";

export type DraftCommand = AsyncCommand<{ world: DraftWorld }, DraftWorld>;

const command = (
  title: string,
  check: (world: DraftWorld) => boolean,
  run: (world: DraftWorld) => Promise<void> | void,
): DraftCommand => ({
  check: ({ world }) => check(world),
  run: async (_, world) => {
    world.steps += 1;
    world.log.push(title);
    const from = world.writes.length;
    await run(world);
    await passTime(500);
    checkDrafts(world, from);
  },
  toString: () => title,
});

/** Several commands in a row; those that are not possible are left out. */
export const flow = (...commands: readonly DraftCommand[]): DraftCommand => ({
  check: (model) => commands.some((it) => it.check(model)),
  run: async (model, world) => {
    for (const one of commands) if (one.check(model)) await one.run(model, world);
  },
  toString: () => commands.map(String).join(" + "),
});

const fieldAt = (kind: FormKind, at: number) => Object.keys(kind.fields)[at % Object.keys(kind.fields).length]!;
const live = (world: DraftWorld, of: 1 | 2) =>
  [...world.texts].filter(([text, { isLive, kind, field }]) => {
    const scope = world.scope(of);
    return isLive && scope && kind === world.tabs[of]?.kind && input(scope, field)?.value === text;
  });
const drop = (typed: readonly (readonly [string, { isLive: boolean }])[]) => {
  for (const [, one] of typed) one.isLive = false;
};
const LOST = /cannot keep your changes/;

/** Opens the form in a tab, by its address; the tab that was there is gone. */
export const open = (of: 1 | 2, kind: FormKind): DraftCommand =>
  command(
    `open ${kind.name} in tab ${of}`,
    () => true,
    async (world) => {
      // Staff were told that this browser cannot keep it, or have saved and see the rest.
      if (world.scope(of) && LOST.test(world.scope(of)!.textContent)) drop(live(world, of));
      await world.open(of, kind);
    },
  );

export const reload = (of: 1 | 2): DraftCommand =>
  command(
    `reload tab ${of}`,
    (world) => world.tabs[of] !== undefined,
    async (world) => {
      if (world.scope(of) && LOST.test(world.scope(of)!.textContent)) drop(live(world, of));
      await world.open(of, world.tabs[of]!.kind);
    },
  );

export const closeTab = (of: 1 | 2): DraftCommand =>
  command(
    `close tab ${of}`,
    // The draft of a form without an address ends with its tab, about which the browser asks.
    (world) => world.tabs[of] !== undefined && !LOST.test(world.scope(of)?.textContent ?? "") && !world.isFull,
    (world) => world.close(of),
  );

export const type = (of: 1 | 2, at: number): DraftCommand =>
  command(
    `type into field ${at} in tab ${of}`,
    (world) => world.scope(of) !== undefined,
    async (world) => {
      const { kind } = world.tabs[of]!;
      const field = fieldAt(kind, at);
      const box = input(world.scope(of)!, field);
      if (!box || box.readOnly) return;
      const before = world.texts.get(box.value);
      const text = world.next(kind, field);
      world.log.push(`  ${field}: ${text}`);
      const version = before?.isLive ? before.version : world.versionOf(kind, field, box.value);
      if (before) before.isLive = false;
      world.texts.set(text, { kind, field, version, isLive: true });
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value: text } });
      fireEvent.blur(box);
      await world.settle();
    },
  );

export const colleague = (kind: FormKind, at: number): DraftCommand =>
  command(
    `a colleague saves field ${at} of ${kind.name}`,
    (world) => kind.set !== undefined && world.history.size > 0,
    (world) => {
      const field = fieldAt(kind, at);
      if (world.versionOf(kind, field) < 0) return;
      world.colleague(kind, field);
      world.log.push(`  ${field}: ${world.valueOf(kind, field)}`);
    },
  );

/** Restores a draft on offer; `replaces`: over what was typed meanwhile. */
export const restore = (of: 1 | 2, at: number, replaces: boolean): DraftCommand =>
  command(
    `restore draft ${at} in tab ${of}${replaces ? ", over what was typed" : ""}`,
    (world) => buttonsOf(world.scope(of) ?? document.createElement("p"), /^Restore$/).length > 0,
    async (world) => {
      const scope = world.scope(of)!;
      const all = buttonsOf(scope, /^Restore$/);
      const before = live(world, of);
      await world.click(of, all[at % all.length]!);
      const [answer] = buttonsOf(scope, replaces ? /^Replace$/ : /^Keep editing$/);
      if (!answer) return;
      await world.click(of, answer);
      const after = new Set(live(world, of).map(([text]) => text));
      if (replaces) drop(before.filter(([text]) => !after.has(text)));
    },
  );

export const discard = (of: 1 | 2, at: number): DraftCommand =>
  command(
    `discard draft ${at} in tab ${of}`,
    (world) =>
      notices(world.scope(of) ?? document.createElement("p")).some((it) => buttonsOf(it, /^Discard$/).length > 0),
    async (world) => {
      const all = notices(world.scope(of)!).flatMap((it) => buttonsOf(it, /^Discard$/));
      const before = entries();
      await world.click(of, all[at % all.length]!);
      const left = new Set(entries().map(({ key }) => key));
      const gone = before.filter(({ key }) => !left.has(key));
      if (gone.length !== 1) throw new Error(`${gone.length} drafts were discarded`);
      drop([...world.texts].filter(([text]) => JSON.stringify(gone[0]!.values).includes(JSON.stringify(text))));
    },
  );

/** Chooses between the own values and those of a colleague, in all fields that both changed. */
export const choose = (of: 1 | 2, whose: "Keep yours" | "Take theirs"): DraftCommand =>
  command(
    `${whose.toLowerCase()} in tab ${of}`,
    (world) => buttonsOf(world.scope(of) ?? document.createElement("p"), new RegExp(`^${whose}$`)).length > 0,
    async (world) => {
      for (;;) {
        const scope = world.scope(of)!;
        const [button] = buttonsOf(scope, new RegExp(`^${whose}$`));
        if (!button) return;
        const line = button.closest("li")!.textContent;
        const mine = [...world.texts].filter(
          ([text, { kind }]) => kind === world.tabs[of]!.kind && line.includes(`Yours: ${text}K`),
        );
        await world.click(of, button);
        for (const [, typed] of mine)
          if (whose === "Take theirs") typed.isLive = false;
          else typed.version = world.versionOf(typed.kind, typed.field);
      }
    },
  );

/** Saves a form; `another`: and starts the next record in it, if the form offers that. */
export const save = (of: 1 | 2, another = false): DraftCommand =>
  command(
    `save in tab ${of}${another ? ", and add another" : ""}`,
    (world) => world.scope(of) !== undefined,
    async (world) => {
      const { kind } = world.tabs[of]!;
      const scope = world.scope(of)!;
      const name = another ? /^Save and add another/ : kind.save;
      const button = buttonsOf(scope, name).find((it) => it.getAttribute("aria-disabled") !== "true");
      if (!button) return;
      const shown = live(world, of);
      // The notice of an editor says that saving overwrites the other version.
      if (scope.textContent.includes("Saving overwrites theirs"))
        for (const [, typed] of shown) typed.version = world.versionOf(typed.kind, typed.field);
      const from = world.writes.length;
      await world.click(of, button);
      if (world.writes.length > from) drop(shown);
      const tab = world.tabs[of]!;
      if (tab.tab.page.querySelector("form") === null && !world.scope(of)) tab.scope = undefined;
    },
  );

/** A new version of the console, in which a field has another name, opens a stored draft. */
export const newVersion = (kind: FormKind, at: number): DraftCommand =>
  command(
    `field ${at} of ${kind.name} is renamed`,
    (world) => entriesOf(kind).length > 0 && world.tabs[1]?.kind !== kind && world.tabs[2]?.kind !== kind,
    () => {
      const [name = ""] = fieldAt(kind, at).split(".");
      const renamed = (values: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(values).map(([key, it]) => [key === name ? `${key}Old` : key, it]));
      for (const { key, store } of entriesOf(kind)) {
        const draft = JSON.parse(store.getItem(key)!) as { values: {}; base: {} };
        store.setItem(key, JSON.stringify({ ...draft, values: renamed(draft.values), base: renamed(draft.base) }));
      }
      act(() => void window.dispatchEvent(new StorageEvent("storage")));
    },
  );

export const storage = (isFull: boolean): DraftCommand =>
  command(
    `storage is ${isFull ? "full" : "free"}`,
    (world) => world.isFull !== isFull,
    (world) => {
      world.setFull(isFull);
    },
  );
