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

/** The stored settings that are still valid; accounts, scenarios and faults of another version are dropped. */
export const readStoredSettings = (): Partial<MockSettings> => {
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

/** Stores the settings in `localStorage` and follows changes made in other tabs, as with a session cookie. */
export const persistSettings = (settings: SettingsStore): void => {
  settings.subscribe(() => localStorage.setItem(KEY, JSON.stringify(settings.get())));
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) settings.set({ account: null, ...readStoredSettings() });
  });
};
