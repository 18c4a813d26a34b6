import type { FaultId, FaultRule } from "../faults/fault.ts";
import { faults } from "../faults/faults.ts";
import type { ScenarioId } from "../scenarios/scenario.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import type { MockSettings } from "../settings.ts";

/** Under what circumstances a request is answered: the settings, with what its own headers say instead. */
export type Circumstances = { who: string | null; scenario: ScenarioId; latency: number; faults: readonly FaultRule[] };

const cookieOf = (headers: Headers): string | undefined =>
  /(?:^|;\s*)appSession=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1];

const known = <Id extends string>(header: string, value: string, items: readonly { id: Id }[]): Id => {
  const item = items.find((it) => it.id === value);
  if (!item) throw new Error(`${header}: there is no "${value}", only ${items.map((it) => it.id).join(", ")}`);
  return item.id;
};

/** `fault` or `fault@operation`, several with commas between them. */
const faultRules = (value: string): FaultRule[] =>
  value.split(",").map((part) => {
    const [fault = "", operation = "*"] = part.trim().split("@");
    return { fault: known<FaultId>("x-mock-fault", fault, faults), operation };
  });

/**
 * Reads the circumstances of a request. The headers `x-mock-role`, `x-mock-scenario`, `x-mock-latency` (milliseconds)
 * and `x-mock-fault` win over the cookie, the cookie over the settings. A header that names what does not exist is an
 * error, not a silent default.
 */
export const readCircumstances = (headers: Headers, settings: MockSettings): Circumstances => {
  const scenario = headers.get("x-mock-scenario");
  const latency = headers.get("x-mock-latency");
  const fault = headers.get("x-mock-fault");
  return {
    who: headers.get("x-mock-role") ?? cookieOf(headers) ?? settings.account,
    scenario: scenario ? known("x-mock-scenario", scenario, scenarios) : settings.scenario,
    latency: latency ? Number(latency) || 0 : settings.latency,
    faults: fault ? faultRules(fault) : settings.faults,
  };
};
