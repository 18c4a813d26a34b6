import { operations } from "@backoffice/api-client/contract";
import type { FaultRule } from "../faults/fault.ts";
import { faults } from "../faults/faults.ts";
import type { ScenarioId } from "../scenarios/scenario.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { accountOf, accounts } from "../session/accounts.ts";
import type { MockSettings } from "../settings.ts";
import { Refusal } from "./refusal.ts";

/** Under what circumstances a request is answered: the settings, with what its own headers say instead. */
export type Circumstances = { who: string | null; scenario: ScenarioId; latency: number; faults: readonly FaultRule[] };

const cookieOf = (headers: Headers): string | undefined =>
  /(?:^|;\s*)appSession=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1];

/** `fault` or `fault@operation`, several with commas between them. */
const faultRules = (value: string) =>
  value.split(",").map((part) => {
    const [fault = "", operation = "*"] = part.trim().split("@");
    return { fault, operation };
  });

const missing = (value: string, items: readonly { id: string }[]): string | undefined =>
  items.some((it) => it.id === value)
    ? undefined
    : `There is no "${value}", only ${items.map((it) => it.id).join(", ")}.`;

/** What is wrong with the value of a header, if anything. */
const CHECKS: Record<string, (value: string) => string | undefined> = {
  "x-mock-role": (value) => (accountOf(value) ? undefined : missing(value, accounts)),
  "x-mock-scenario": (value) => missing(value, scenarios),
  "x-mock-latency": (value) =>
    /^\d{1,6}$/.test(value) ? undefined : `"${value}" is no number of milliseconds from 0 to 999999.`,
  "x-mock-fault": (value) =>
    faultRules(value)
      .map(({ fault, operation }) =>
        operation === "*" || Object.hasOwn(operations, operation)
          ? missing(fault, faults)
          : `There is no operation "${operation}".`,
      )
      .find(Boolean),
};

/**
 * Reads the circumstances of a request. The headers `x-mock-role`, `x-mock-scenario`, `x-mock-latency` (milliseconds)
 * and `x-mock-fault` win over the cookie, the cookie over the settings. A header that names what does not exist is
 * refused, never passed over.
 */
export const readCircumstances = (headers: Headers, settings: MockSettings): Circumstances | Refusal => {
  const wrong = Object.entries(CHECKS).flatMap(([name, check]) => {
    const value = headers.get(name);
    const problem = value ? check(value) : undefined;
    return problem ? [[name, `${name}: ${problem}`]] : [];
  });
  if (wrong.length > 0) return Refusal.ofFields(Object.fromEntries(wrong));
  const scenario = headers.get("x-mock-scenario") as ScenarioId | null;
  const latency = headers.get("x-mock-latency");
  const fault = headers.get("x-mock-fault");
  return {
    who: headers.get("x-mock-role") ?? cookieOf(headers) ?? settings.account,
    scenario: scenario || settings.scenario,
    latency: latency ? Number(latency) : settings.latency,
    faults: fault ? (faultRules(fault) as FaultRule[]) : settings.faults,
  };
};
