import { act, fireEvent } from "@testing-library/react";
import { hideFailure, failureStore } from "#kit/submit/failure-store.ts";
import { leftovers, stubBrowser, type Message } from "./browser.ts";
import { passTime } from "./press.ts";
import { BETWEEN_STEPS, MOST_WAITS, NOTICED, QUIET, SUSPENDED } from "./waits.ts";
import { shownResults, sendButtons, windows } from "./screen.ts";
import { ModelServer } from "./server.ts";
import type { Write } from "./write.ts";
import type { Violation } from "./violation.ts";
import { openTab, type Tab } from "./tab.tsx";

export const PENDING = "/withdraw/pending";
export const ELSEWHERE = "/withdraw/list";

/** A bulk run: its rows, with the step since which they are its own or retried, and those whose results staff have read. */
export type Run = { rows: Map<string, number>; read: Set<string> };

/** How many requests a step may send, besides those of a bulk run. */
export type Allowed = { requests: number; why: string };
export const NOTHING: Allowed = { requests: 0, why: "nothing was pressed" };

/** A step that was done, whose invariants are checked. */
export type Step = {
  allowed: Allowed;
  tab: 1 | 2;
  /** Requests that left in this step. */
  sent: readonly Write[];
  /** Money with an unknown outcome before this step. */
  unknownBefore: ReadonlyMap<string, string>;
};

/** Everything in `localStorage`, to notice a change. */
const storedText = () => JSON.stringify(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

const realTimeout = globalThis.setTimeout;

/** The browser of a member of staff, its tabs, and the server: everything that a sequence of commands acts on. */
export class World {
  /** Checks the invariants after a step; fails with a violation. */
  readonly check: (world: World, step: Step) => void;
  readonly server = new ModelServer();
  tabs: { 1: Tab | undefined; 2: Tab | undefined } = { 1: undefined, 2: undefined };
  messages: Message[] = [];
  run: Run | undefined;
  /** Key of the money sent with an unknown outcome, by record, unless staff have settled it. */
  unknown = new Map<string, string>();
  /** When and in which tab an unknown outcome was settled, by record. */
  settled = new Map<string, { tab: 1 | 2; at: number }>();
  /** The steps of this sequence, in words. */
  log: string[] = [];
  steps = 0;
  /** Violations that do not end a sequence. */
  tolerates: (violation: Violation) => boolean = () => false;
  /** Whether invariants are checked; not while the code of windows is loaded for the first time. */
  checks = true;
  #stored = "";
  #restore: () => void = () => undefined;

  constructor(check: World["check"]) {
    this.check = check;
  }

  async start(): Promise<void> {
    const left = leftovers();
    if (left.length > 0) throw new Error(`The sequence before left: ${left.join(", ")}`);
    this.server.reset();
    Object.assign(this, { log: [], messages: [], run: undefined, unknown: new Map(), settled: new Map() });
    this.#restore = stubBrowser(this.server, (message) => this.messages.push(message));
    this.tabs[1] = openTab(PENDING);
    await this.settle();
    this.#stored = storedText();
  }

  async end(): Promise<void> {
    if (!this.tabs[1]) return;
    for (const tab of [this.tabs[2], this.tabs[1]]) tab?.close();
    this.tabs = { 1: undefined, 2: undefined };
    // A bulk run that is stopped by this stores its results.
    await this.settle();
    this.#restore();
  }

  /** Waits until nothing more happens by itself; code that is loaded for the first time needs real time. */
  async settle(isThere?: () => boolean): Promise<void> {
    for (let quiet = 0, turns = 0; quiet < QUIET; turns += 1) {
      await passTime(20);
      quiet = this.server.underWay > 0 ? 0 : quiet + 1;
      if (!this.checks && quiet === QUIET && isThere && !isThere() && turns < 3000) {
        await act(() => new Promise((resolve) => void realTimeout(resolve, 10)));
        quiet = 0;
      }
    }
    await this.#tellTabs();
  }

  /** Waits for the window that a press opens, until staff press something in it. */
  async settleWith(isThere: () => boolean): Promise<void> {
    await this.settle(isThere);
    await passTime(isThere() ? NOTICED : SUSPENDED);
    await this.settle();
  }

  /** Delivers the storage events that a browser sends to the other tabs. */
  async #tellTabs(): Promise<void> {
    const now = storedText();
    if (now === this.#stored) return;
    this.#stored = now;
    if (!this.tabs[2]) return;
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage })));
    await this.settle();
  }

  /** What happens elsewhere, without a step of staff. */
  note(title: string, doIt: () => Promise<void> | void): Promise<void> | void {
    this.steps += 1;
    this.log.push(title);
    return doIt();
  }

  /** One step of staff in a tab, after which every invariant holds. */
  async step(title: string, tab: 1 | 2, allowed: Allowed, doIt: () => Promise<void> | void): Promise<void> {
    this.steps += 1;
    this.log.push(title);
    await passTime(BETWEEN_STEPS);
    this.messages = [];
    const unknownBefore = new Map(this.unknown);
    const before = this.server.writes.length;
    this.server.step += 1;
    this.server.tab = tab;
    const asked = this.surface(tab) ? this.tabs[tab]?.record : this.server.sample.block;
    this.server.pressed = allowed.requests > 0 ? asked : undefined;
    await doIt();
    await this.settle();
    this.#readResults();
    this.#follow(before);
    if (this.checks) await this.#check({ allowed, tab, sent: this.server.writes.slice(before), unknownBefore });
    if (failureStore.read()?.open) {
      act(hideFailure);
      await passTime(20);
    }
  }

  /** Checks the invariants; what is missing on screen may be about to appear. */
  async #check(step: Step): Promise<void> {
    for (let waits = MOST_WAITS; ; waits -= 1)
      try {
        return this.check(this, step);
      } catch (error) {
        if (waits === 0) throw error;
        await passTime(SUSPENDED);
        await this.settle();
        this.#readResults();
      }
  }

  /** Staff have checked what became of a write. */
  confirmed(record: string, tab: 1 | 2): void {
    this.unknown.delete(record);
    this.settled.set(record, { tab, at: Date.now() });
  }

  isMoney(record: string): boolean {
    return this.server.sample.money.includes(record);
  }

  /** Whether a request belongs to the bulk run. */
  isOfRun({ record, tab, step, inWindow }: Write): boolean {
    return tab === 1 && !inWindow && step >= (this.run?.rows.get(record) ?? Number.POSITIVE_INFINITY);
  }

  #readResults(): void {
    const shown = shownResults();
    if (!this.run || !shown) return;
    for (const record of this.run.rows.keys()) {
      const state = shown.rows.get(record.slice(-6));
      if (state !== undefined && state !== "waiting" && state !== "sending") this.run.read.add(record);
    }
  }

  /** Follows what the answers of this step have told the console. */
  #follow(from: number): void {
    const { writes, step } = this.server;
    for (const [at, { record, key, answer, answeredIn, tab }] of writes.entries()) {
      if (!this.isMoney(record) || (answeredIn !== step && at < from)) continue;
      if (answer === "none" || answer === "error") {
        this.unknown.set(record, key ?? "");
        this.settled.delete(record);
      } else if (
        (answer === "done" || answer === "refused" || answer === "conflict") &&
        this.unknown.get(record) === key
      )
        this.confirmed(record, tab);
    }
  }

  /** The window in which a tab works, if it is still open. */
  surface(tab: 1 | 2): Element | undefined {
    const surface = this.tabs[tab]?.surface;
    return surface?.isConnected ? surface : undefined;
  }

  /** Remembers the window that `open` opens in a tab. */
  async opening(tab: 1 | 2, record: string, open: () => void): Promise<void> {
    const before = new Set(windows());
    const find = () => windows().find((it) => !before.has(it));
    act(open);
    await this.settleWith(() => find() !== undefined);
    const owner = this.tabs[tab]!;
    const opened = find();
    Object.assign(owner, { surface: opened, record, typed: "" });
  }

  /** Presses without the ways of a double click: a button that sends nothing itself. */
  async click(button: Element): Promise<void> {
    act(() => void fireEvent.click(button));
    await this.settle();
  }

  next(tab: 1 | 2): HTMLElement | undefined {
    const surface = this.surface(tab);
    return surface && sendButtons(surface)[0];
  }
}
