import type { SettingsStore } from "../settings.ts";
import type { Fault, FaultRule } from "./fault.ts";
import { faults } from "./faults.ts";

/** The fault that meets this operation now, if any; a rule for a number of times is counted down and then gone. */
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
