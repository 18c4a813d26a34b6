import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { flowActions } from "./flow.actions.ts";

it.each([
  ["operator-admin", "may"],
  ["operator-manager", expect.stringContaining("edit_flows") as string],
])("%s deletes a flow, or is told which right is missing", (account, may) =>
  expect(offers(flowActions, account, {} as components["schemas"]["Flow"])).toEqual({ delete: may }),
);
