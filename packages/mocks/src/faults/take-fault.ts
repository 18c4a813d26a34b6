import type { SettingsStore } from "../settings.ts";
import type { Fault, FaultRule } from "./fault.ts";
import { faults } from "./faults.ts";

/**
 * The fault for this call, from the first rule that matches the operation; undefined when none does. A rule with
 * `times` is counted down in the settings and removed at 0.
 */
export const takeFault = (
  rules: readonly FaultRule[],
  operation: string,
  settings: SettingsStore,
): Fault | undefined => {
  const rule = rules.find((it) => it.operation === operation || it.operation === "*");
  if (!rule) return undefined;
  if (rule.times !== undefined) {
    const left = rule.times - 1;
    const rest = settings
      .get()
      .faults.flatMap((it) => (it === rule ? (left > 0 ? [{ ...it, times: left }] : []) : [it]));
    settings.set({ faults: rest });
  }
  return faults.find((it) => it.id === rule.fault);
};
