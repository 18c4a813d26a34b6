import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, vi } from "vitest";
import { WAIT } from "../../../scripts/lib/limits.ts";
import type { EngineTab } from "../engines/engine.ts";
import { install, type Hand, type Seen, type Spot } from "./in-page.ts";
import { toast, type Name, type Step } from "./steps.ts";

const library = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);
const INSTALL = `() => { ${library}\n(${String(install)})(); }`;
const ABSENT = "absent";
/** Milliseconds between two polls. */
const PAUSE = 50;

/**
 * Polls until the probe succeeds. The last result of the probe becomes the failure message. All waits of the journeys
 * use this function.
 */
export const until = <T>(probe: () => Promise<T>): Promise<T> => vi.waitFor(probe, { timeout: WAIT, interval: PAUSE });

/** One tab controlled by a member of staff. Each action waits for its element and runs once. */
export class Tab {
  private readonly engine: EngineTab;
  private readonly site: string;

  constructor(engine: EngineTab, site: string) {
    this.engine = engine;
    this.site = site;
  }

  /** Runs a function of `install` in the page, and installs them first in a new page. */
  private async ask<K extends keyof Hand>(
    name: K,
    ...args: Parameters<Hand[K]>
  ): Promise<Awaited<ReturnType<Hand[K]>>> {
    const call = `(...args) => globalThis.hand ? globalThis.hand.${name}(...args) : "${ABSENT}"`;
    const answer = await this.engine.run(call, ...args);
    if (answer !== ABSENT) return answer as Awaited<ReturnType<Hand[K]>>;
    await this.engine.run(INSTALL);
    return this.ask(name, ...args);
  }

  async open(address: string): Promise<void> {
    await this.engine.goTo(this.site + address);
  }

  async reload(): Promise<void> {
    await this.engine.reload();
  }

  /** Signs in as the account of a role and waits until the page and its data are loaded. */
  async signIn(as: string, returnTo: string): Promise<void> {
    await this.open(`/api/auth/login?${new URLSearchParams({ as, returnTo })}`);
    await until(async () => expect(new URL(await this.engine.address()).pathname).toBe(returnTo.split("?")[0]));
    await this.idle();
  }

  idle(): Promise<void> {
    return until(async () => expect(await this.ask("isIdle")).toBe(true));
  }

  async address(): Promise<string> {
    return (await this.engine.address()).slice(this.site.length);
  }

  expectAddress(pattern: RegExp): Promise<void> {
    return until(async () => expect(await this.address()).toMatch(pattern));
  }

  /** The elements that currently match. */
  all(...steps: readonly Step[]): Promise<Seen[]> {
    return this.ask("find", steps);
  }

  /** Waits for exactly one element. */
  one(...steps: readonly Step[]): Promise<Seen> {
    return until(async () => {
      const elements = await this.all(...steps);
      expect(
        elements.map((it) => it.text),
        `one of ${JSON.stringify(steps)}`,
      ).toHaveLength(1);
      return elements[0]!;
    });
  }

  gone(...steps: readonly Step[]): Promise<void> {
    return until(async () => expect((await this.all(...steps)).map((it) => it.text)).toEqual([]));
  }

  /** Waits until an element contains this text. */
  says(pattern: Name, ...steps: readonly Step[]): Promise<void> {
    return until(async () => {
      const [element] = await this.all(...steps);
      expect(element?.text ?? "").toMatch(pattern);
    });
  }

  /** Waits until a field has this value. */
  has(value: Name, ...steps: readonly Step[]): Promise<void> {
    return until(async () => {
      const [element] = await this.all(...steps);
      expect(element?.value ?? "").toMatch(value);
    });
  }

  toast(pattern: RegExp): Promise<void> {
    return until(async () => expect((await this.all(toast)).map((it) => it.text).join("\n")).toMatch(pattern));
  }

  private spot(steps: readonly Step[]): Promise<{ x: number; y: number }> {
    return until(async () => {
      const spot: Spot = await this.ask("spot", steps);
      if (spot.why !== undefined) throw new Error(`${JSON.stringify(steps)}: ${spot.why}`);
      return spot;
    });
  }

  /**
   * Moves the pointer onto the element and then clicks at its position, since hovering may load or show something that
   * moves it.
   */
  async click(...steps: readonly Step[]): Promise<void> {
    await this.hover(...steps);
    await this.engine.mouse(await this.spot(steps), "down", "up");
  }

  async hover(...steps: readonly Step[]): Promise<void> {
    await this.engine.mouse(await this.spot(steps));
  }

  /**
   * Drags one element onto another by dispatching drag events with a real DataTransfer, because WebKit's driver ends a
   * real drag where it started.
   */
  async drag(from: readonly Step[], to: readonly Step[]): Promise<void> {
    const [start, end] = [await this.spot(from), await this.spot(to)];
    await this.ask("drag", start, end);
  }

  /** Presses keys, each a chord: `Control+a`. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      const keys = chord.split(/(?<=.)\+/);
      for (const key of keys) await this.engine.keyDown(key);
      for (const key of keys.toReversed()) await this.engine.keyUp(key);
    }
  }

  type(letters: string): Promise<void> {
    return this.engine.type(letters);
  }

  /** Replaces the text of a field. */
  async fill(letters: string, ...steps: readonly Step[]): Promise<void> {
    await this.click(...steps);
    await this.press("Control+a");
    await this.type(letters);
  }

  /** Selects an option of a native select by typing its first letters. */
  async select(letters: string, ...steps: readonly Step[]): Promise<void> {
    await this.focus(...steps);
    await this.type(letters);
  }

  /** Focuses an element where a click would have other effects. */
  async focus(...steps: readonly Step[]): Promise<void> {
    await this.one(...steps);
    await this.engine.run(`(steps) => globalThis.hand.element(steps).focus()`, steps);
  }

  async choose(paths: readonly string[], ...steps: readonly Step[]): Promise<void> {
    await until(async () =>
      expect(await this.engine.run("(steps) => !!globalThis.hand?.element(steps)", steps)).toBe(true),
    );
    await this.engine.choose("(steps) => globalThis.hand.element(steps)", [steps], paths);
  }

  /** Runs a function in the page. It must not refer to anything outside itself. */
  run<T>(fn: () => T): Promise<T> {
    return this.engine.run(String(fn)) as Promise<T>;
  }

  problems(): Promise<string[]> {
    return this.ask("problems");
  }

  picture(): Promise<Uint8Array> {
    return this.engine.picture();
  }
}
