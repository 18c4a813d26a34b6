import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { whatItWaitsFor } from "./what-it-waits-for.ts";

type Domain = components["schemas"]["FrontDoorDomain"];

const NOON = Date.UTC(2026, 10, 20, 12);
const at = (ms: number) => new Date(ms).toISOString();

const domain = (values: Partial<Domain>, expirationDate: string | null = at(NOON + 1)): Domain => ({
  id: "fd-7f3a91",
  name: "play-nordlys",
  hostName: "play.nordlys.example",
  target: "player",
  endpointName: null,
  provisioningState: "Creating",
  domainValidationState: "Pending",
  validationProperties: { validationToken: "_k3v9", expirationDate },
  createdAt: at(NOON),
  ...values,
});

it.each([
  [domain({}), null, "Front Door has not validated it yet"],
  [domain({ provisioningState: "Succeeded" }), null, "Front Door has not validated it yet"],
  // Provisioning has no timeout, but the token expires.
  [domain({}, at(NOON)), null, "Validation failed or timed out"],
  [domain({ domainValidationState: "TimedOut" }, null), null, "Validation failed or timed out"],
  [domain({ domainValidationState: "Rejected" }), null, "Validation failed or timed out"],
  [domain({ provisioningState: "Failed" }), null, "Provisioning failed"],
  [domain({ domainValidationState: "Approved" }, null), "", "No route serves it yet"],
  [domain({ domainValidationState: "Approved" }, at(NOON)), "ppf-1", undefined],
  // An unknown Front Door status does not count as done.
  [domain({ domainValidationState: "RefreshingToken" as never }), null, "Front Door has not validated it yet"],
])("whatItWaitsFor: %o, route %s → %s", (row, endpoint, title) =>
  expect(whatItWaitsFor(row, endpoint, NOON)?.title).toBe(title),
);
