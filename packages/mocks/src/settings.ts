import type { FaultRule } from "./faults/fault.ts";
import type { ScenarioId } from "./scenarios/scenario.ts";

/** What can be switched while the back end runs; `latency` is in milliseconds and comes before every answer. */
export type MockSettings = {
  /** Who is signed in where no cookie and no header says so: an account's id, or null for nobody. */
  account: string | null;
  scenario: ScenarioId;
  latency: number;
  faults: readonly FaultRule[];
};

/** The settings and who listens to them; `get` gives the same object until something changes. */
export type SettingsStore = {
  get(): MockSettings;
  set(changes: Partial<MockSettings>): void;
  /** Back to how they were at the start. */
  reset(): void;
  /** Calls the listener after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
};

const DEFAULTS: MockSettings = { account: null, scenario: "default", latency: 0, faults: [] };

/** Settings that start with the defaults (nobody, the busy scenario, no latency, no faults) and these changes. */
export const createSettings = (changes: Partial<MockSettings> = {}): SettingsStore => {
  const initial: MockSettings = { ...DEFAULTS, ...changes };
  const listeners = new Set<() => void>();
  let current = initial;
  const change = (next: MockSettings) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set: (some) => change({ ...current, ...some }),
    reset: () => change(initial),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
