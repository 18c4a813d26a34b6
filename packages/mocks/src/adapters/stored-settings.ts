import type { MockSettings, SettingsStore } from "../settings.ts";
import { faults } from "../faults/faults.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { accountOf } from "../session/accounts.ts";

const KEY = "backoffice.mocks";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const parsed = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** What was stored, as far as it still means something: accounts and faults come and go with versions. */
export const readStored = (): Partial<MockSettings> => {
  const { account, scenario, latency, faults: rules } = parsed(localStorage.getItem(KEY));
  const known = Array.isArray(rules) ? (rules as unknown[]) : [];
  return {
    ...(typeof account === "string" && accountOf(account) && { account }),
    ...(scenarios.some((it) => it.id === scenario) && { scenario: scenario as MockSettings["scenario"] }),
    ...(typeof latency === "number" && latency >= 0 && { latency }),
    faults: known.filter(
      (rule): rule is MockSettings["faults"][number] =>
        isObject(rule) && typeof rule["operation"] === "string" && faults.some((it) => it.id === rule["fault"]),
    ),
  };
};

/** Keeps the settings in this browser, the same in all its tabs, as a session's cookie would be. */
export const keepStored = (settings: SettingsStore): void => {
  settings.subscribe(() => localStorage.setItem(KEY, JSON.stringify(settings.get())));
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) settings.set({ account: null, ...readStored() });
  });
};
