import { buttonsOf, input, type DraftWorld, type Sent } from "./draft-world.ts";
import type { FormKind } from "./form-kinds.ts";

/** An invariant that does not hold. */
const fail = (what: string, world: DraftWorld): never => {
  throw new Error(`${what}\n  ${world.log.join("\n  ")}`);
};

export type Entry = { key: string; values: Record<string, unknown>; store: Storage };

/** The stored drafts. */
export const entries = (): Entry[] =>
  [localStorage, sessionStorage].flatMap((store) =>
    Object.keys(store)
      .filter((key) => key.startsWith("draft:"))
      .map((key) => ({ key, store, ...(JSON.parse(store.getItem(key)!) as { values: Record<string, unknown> }) })),
  );

export const entriesOf = (kind: FormKind) => entries().filter(({ key }) => key.includes(`:${kind.write}:`));

const NOTICE = /were not saved|edited in another tab|were sent, but no response/;

/** The notices about drafts of a form. */
export const notices = (scope: Element): Element[] =>
  [...scope.querySelectorAll("[data-slot=alert]")].filter(
    (it) => NOTICE.test(it.textContent) || buttonsOf(it, /^Replace$/).length > 0,
  );

const holds = (entry: Entry, text: string) => JSON.stringify(entry.values).includes(JSON.stringify(text));

/** Every text that was typed, and neither saved, discarded nor typed over, is in a form or in a draft. */
const checkTexts = (world: DraftWorld) => {
  for (const [text, { kind, field, isLive }] of world.texts) {
    if (!isLive) continue;
    const isShown = ([1, 2] as const).some((of) => {
      const scope = world.scope(of);
      return scope && (input(scope, field)?.value === text || isOffered(scope, text));
    });
    if (!isShown && !entriesOf(kind).some((it) => holds(it, text))) fail(`lost: “${text}” of ${kind.name}`, world);
  }
};

/** A conflict shows both texts. */
const isOffered = (scope: Element, text: string) => scope.textContent.includes(`Yours: ${text}`);

/** Every draft of a form is offered by it, except its own. */
const checkOffers = (world: DraftWorld) => {
  for (const of of [1, 2] as const) {
    const tab = world.tabs[of];
    const scope = world.scope(of);
    if (!tab || !scope) continue;
    const others = entriesOf(tab.kind).filter(({ key }) => !tab.tab.drafts.open.has(key.slice("draft:".length)));
    const shown = notices(scope).length;
    if (shown !== others.length)
      fail(`offered in tab ${of}: ${shown} of ${others.length} drafts of ${tab.kind.name}`, world);
  }
};

/** What is sent is what the record holds, or what this user typed knowing it. */
const checkSent = (world: DraftWorld, { kind, sent, before }: Sent) => {
  if (!kind.set) return;
  for (const [field, value] of sent) {
    const now = before.get(field);
    if (value === now) continue;
    const typed = world.texts.get(value);
    const where = `${field} of ${kind.name}: “${value}” over “${now}”`;
    if (!typed) fail(`older value sent: ${where}`, world);
    else if (typed.version < world.versionOf(kind, field, now))
      fail(`newer value overwritten unasked: ${where}`, world);
  }
};

/** Checks every invariant after a step. */
export const checkDrafts = (world: DraftWorld, from: number): void => {
  for (const sent of world.writes.slice(from)) checkSent(world, sent);
  checkTexts(world);
  checkOffers(world);
};
