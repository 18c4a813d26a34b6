import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import { stubLocks } from "@backoffice/ui/testing/stub-locks.ts";
import { act, fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import { releaseGuards } from "#kit/panels/unsaved.ts";
import { resetStores } from "#kit/state/create-store.ts";
import { callOf } from "#testing/backend/record-calls.ts";
import { STORY_PAGE, withContent } from "#testing/rows/content/content-rows.ts";
import { passTime } from "#testing/model/press.ts";
import { openTab, type Tab } from "#testing/model/tab.tsx";
import { FORM_KINDS, type FormKind } from "./form-kinds.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const FAKED = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;
const realTimeout = globalThis.setTimeout;

/** A text that staff typed; `version`: how often the record's field had changed when they saw it. */
export type Typed = { kind: FormKind; field: string; version: number; isLive: boolean };

/** A tab with a form in it. */
export type FormTab = { tab: Tab; kind: FormKind; scope: Element | undefined };

/** A request of a form; `before`: the record's fields until then, by name. */
export type Sent = {
  kind: FormKind;
  tab: 1 | 2;
  sent: ReadonlyMap<string, string>;
  before: ReadonlyMap<string, string>;
};

/** Reads a value of a request by its path. */
const valueAt = (body: unknown, path: string): string | undefined => {
  const value = path
    .split(".")
    .reduce<unknown>((it, name) => (it as Record<string, unknown> | undefined)?.[name], body);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
};

export const input = (scope: Element, field: string) =>
  scope.querySelector<HTMLInputElement>(`form :is(input, textarea)[name="${field}"]`);
export const buttonsOf = (scope: Element, name: RegExp) =>
  [...scope.querySelectorAll<HTMLButtonElement>("button")].filter((it) => name.test(it.textContent.trim()));

/** The browser of a member of staff with two tabs, and the server: everything that a sequence of commands acts on. */
export class DraftWorld {
  readonly backend: Backend = createBackend({
    clock: createClock(NOON),
    seed: "stories",
    cookies: false,
    settings: { account: "super-admin", scenario: "small" },
  });
  tabs: { 1: FormTab | undefined; 2: FormTab | undefined } = { 1: undefined, 2: undefined };
  texts = new Map<string, Typed>();
  /** Values that each field of each form had on the server, oldest first. */
  history = new Map<string, string[]>();
  writes: Sent[] = [];
  count = 0;
  log: string[] = [];
  steps = 0;
  isFull = false;
  readonly #banks = [...this.backend.db.banks];
  readonly #gateways = [...this.backend.db.payments.withdrawGateways];
  #acting: 1 | 2 = 1;
  #underWay = 0;
  #locks: ReturnType<typeof stubLocks> | undefined;

  start(): void {
    withContent(this.backend.db);
    const { db } = this.backend;
    db.banks.clear();
    for (const [id, bank] of this.#banks) db.banks.set(id, bank);
    for (const [id, gateway] of this.#gateways) db.payments.withdrawGateways.set(id, gateway);
    db.cms.pages.set(STORY_PAGE.id, STORY_PAGE);
    db.cmsSite.themes.set("op-nordlys", {
      opId: "op-nordlys",
      mode: "DARK",
      colors: { primary: "#2f6fed", secondary: "#f2b705", background: "#0f1522", surface: "#182034", text: "#f4f6fb" },
      fontFamily: "Inter",
      cornerRadius: 8,
      updatedAt: "2026-11-01T08:00:00.000Z",
      updatedBy: "Mara",
    });
    Object.assign(this, { texts: new Map(), writes: [], log: [], count: 0, isFull: false });
    this.history = new Map();
    this.#locks = stubLocks();
    vi.stubGlobal("fetch", this.#fetch);
    vi.useFakeTimers({ now: NOON, toFake: [...FAKED] });
    vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => setTimeout(() => draw(Date.now()), 16));
    vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  }

  /** The browser has no space for what is stored, or has again. */
  setFull(isFull: boolean): void {
    this.isFull = isFull;
    const setItem = vi.spyOn(Storage.prototype, "setItem");
    if (!isFull) return setItem.mockRestore();
    setItem.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  }

  end(): void {
    for (const of of [2, 1] as const) this.tabs[of]?.tab.close();
    this.tabs = { 1: undefined, 2: undefined };
    releaseGuards();
    resetStores();
    this.#locks?.restore();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    document.body.removeAttribute("style");
  }

  readonly #fetch = async (request: Request): Promise<Response> => {
    this.#underWay += 1;
    try {
      const call = await callOf(request.clone());
      const kind = FORM_KINDS.find(({ write }) => write === call?.id);
      const before = kind && new Map(Object.keys(kind.fields).map((field) => [field, this.valueOf(kind, field)]));
      const response = await this.backend.fetch(request);
      if (!kind || !before || !response.ok || !((await response.clone().json()) as { success: boolean }).success)
        return response;
      const sent = new Map<string, string>();
      for (const field of Object.keys(kind.fields)) {
        const value = valueAt(call?.input.body, kind.wire?.(field) ?? field);
        if (value !== undefined) sent.set(field, value);
      }
      this.writes.push({ kind, tab: this.#acting, sent, before });
      if (kind.set) for (const [field, value] of sent) this.#remember(kind, field, value);
      return response;
    } finally {
      this.#underWay -= 1;
    }
  };

  #values(kind: FormKind, field: string): string[] {
    const key = `${kind.write} ${field}`;
    const values = this.history.get(key) ?? [];
    this.history.set(key, values);
    return values;
  }

  #remember(kind: FormKind, field: string, value: string): void {
    const values = this.#values(kind, field);
    if (values.at(-1) !== value) values.push(value);
  }

  /** The value of a field of the record now. */
  valueOf(kind: FormKind, field: string): string {
    return this.#values(kind, field).at(-1) ?? "";
  }

  /** How often a field had changed when it held this value; now by default. */
  versionOf(kind: FormKind, field: string, value = this.valueOf(kind, field)): number {
    return this.#values(kind, field).lastIndexOf(value);
  }

  next(kind: FormKind, field: string): string {
    this.count += 1;
    return kind.fields[field]!(this.count);
  }

  /** A colleague saves a value. */
  colleague(kind: FormKind, field: string): void {
    const value = this.next(kind, field);
    kind.set!(this.backend.db, field, value);
    this.#remember(kind, field, value);
  }

  /** Waits until nothing more happens by itself; code that is loaded for the first time needs real time. */
  async settle(isThere?: () => boolean): Promise<void> {
    for (let quiet = 0, turns = 0; quiet < 3; turns += 1) {
      await passTime(20);
      quiet = this.#underWay > 0 ? 0 : quiet + 1;
      if (quiet === 3 && isThere && !isThere() && turns < 1500) {
        await act(() => new Promise((resolve) => void realTimeout(resolve, 10)));
        quiet = 0;
      }
    }
  }

  /** Opens the address of a form in a tab; what was there is reloaded or left like a page of another site. */
  async open(of: 1 | 2, kind: FormKind): Promise<void> {
    await this.close(of);
    const others = new Set(document.querySelectorAll("form"));
    const tab = openTab(kind.address(this.backend.db));
    const form = () =>
      [...document.querySelectorAll("form")].find((it) => !others.has(it) && it.querySelector(fieldsOf(kind)));
    // While code is loaded for the first time, a form may be there and be suspended again.
    for (let tries = 0; tries < 5 && !form(); tries += 1) await this.settle(() => form() !== undefined);
    const element = form();
    const scope = element && (element.closest("[role=dialog]") ?? tab.page);
    this.tabs[of] = { tab, kind, scope };
    if (!element) throw new Error(`There is no form of ${kind.name}: ${document.body.textContent.slice(0, 2000)}`);
    for (const field of kind.set ? Object.keys(kind.fields) : [])
      if (this.#values(kind, field).length === 0) this.#remember(kind, field, input(scope!, field)!.value);
  }

  /** Closes a tab, with all that it has in its memory. */
  async close(of: 1 | 2): Promise<void> {
    const before = this.tabs[of];
    if (!before) return;
    window.dispatchEvent(new Event("pagehide"));
    before.tab.close();
    this.tabs[of] = undefined;
    if (!this.tabs[1] && !this.tabs[2]) releaseGuards();
    await act(() => this.#locks!.release(before.tab.drafts.id));
    await this.settle();
  }

  /** Presses a button of a tab. */
  async click(of: 1 | 2, button: Element): Promise<void> {
    this.#acting = of;
    await act(async () => void fireEvent.click(button));
    await this.settle();
    // A saved form closes its drawer.
    const tab = this.tabs[of];
    if (tab?.scope?.isConnected === false) tab.scope = undefined;
  }

  /** The form of a tab, unless its drawer was closed. */
  scope(of: 1 | 2): Element | undefined {
    const scope = this.tabs[of]?.scope;
    return scope?.isConnected && scope.querySelector("form") ? scope : undefined;
  }
}

const fieldsOf = (kind: FormKind) =>
  Object.keys(kind.fields)
    .map((it) => `[name="${it}"]`)
    .join(",");
