import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { setUpStep } from "./set-up-step.ts";

type Domain = components["schemas"]["Domain"];

const SERVING = {
  domainName: "dusk.example",
  cfZoneId: "5f0c",
  cfZoneStatus: "active",
  cfDnsConfigured: true,
  cfRulesConfigured: true,
  afdProfileName: "afd-prod",
  afdProvisionStatus: "Succeeded",
  afdValidationStatus: "Approved",
  afdRoutesAssociated: true,
} as Domain;

it("setup step: serving domain → none", () => expect(setUpStep(SERVING)).toBeUndefined());

it("setup step: no Front Door → Cloudflare steps only", () => {
  const without = { ...SERVING, afdProfileName: null, afdProvisionStatus: null, afdRoutesAssociated: false };
  expect(setUpStep(without)).toBeUndefined();
  expect(setUpStep({ ...without, cfDnsConfigured: false })).toMatchObject({ number: 2 });
});

it.each<[Partial<Domain>, number, string, string | undefined]>([
  [{ cfZoneId: null, cfZoneStatus: null }, 1, "critical", undefined],
  [{ cfZoneStatus: "pending" }, 1, "caution", "SYNC_CF"],
  [{ cfZoneStatus: "moved" }, 1, "critical", "SYNC_CF"],
  [{ cfZoneStatus: "held" as never }, 1, "info", "SYNC_CF"],
  [{ cfDnsConfigured: false, cfRulesConfigured: false }, 2, "caution", "SYNC_CF"],
  [{ cfRulesConfigured: false }, 3, "caution", "SYNC_CF"],
  [{ afdProvisionStatus: "Creating", afdValidationStatus: "Pending" }, 4, "info", "refresh"],
  [{ afdProvisionStatus: "Failed" }, 4, "critical", "refresh"],
  [{ afdValidationStatus: "Pending", afdRoutesAssociated: false }, 5, "caution", "refresh"],
  [{ afdValidationStatus: "TimedOut" }, 5, "critical", "refresh"],
  [{ afdRoutesAssociated: false }, 6, "caution", "ASSOCIATE"],
])("setup step: %o → step %i, %s, action %s", (values, number, severity, goOn) => {
  const step = setUpStep({ ...SERVING, ...values });
  expect(step).toMatchObject({ number, severity });
  expect(step?.goOn).toBe(goOn);
});
