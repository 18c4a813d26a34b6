import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { flowActions } from "./flow.actions.ts";

it.each([
  ["operator-admin", "may"],
  ["operator-manager", expect.stringContaining("edit_flows") as string],
])("flow actions: %s → Delete enabled, or reason names the permission", (account, may) =>
  expect(offers(flowActions, account, {} as components["schemas"]["Flow"])).toEqual({ delete: may }),
);
