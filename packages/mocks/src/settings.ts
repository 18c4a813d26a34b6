import type { FaultRule } from "./faults/fault.ts";
import type { ScenarioId } from "./scenarios/scenario.ts";

/** Settings that can be changed while the back end runs; `latency` is the delay of every answer in milliseconds. */
export type MockSettings = {
  /** Id of the account that is signed in when no cookie and no header names one; null for nobody. */
  account: string | null;
  scenario: ScenarioId;
  latency: number;
  faults: readonly FaultRule[];
};

/** Holds the settings and notifies listeners; `get` returns the same object until something changes. */
export type SettingsStore = {
  get(): MockSettings;
  set(changes: Partial<MockSettings>): void;
  /** Restores the initial settings. */
  reset(): void;
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
};

const DEFAULTS: MockSettings = { account: null, scenario: "default", latency: 0, faults: [] };

/** Creates settings from the defaults (nobody signed in, scenario `default`, no latency, no faults) and `changes`. */
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
