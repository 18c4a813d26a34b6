import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { freeBrandActions } from "./brands.actions.ts";

describe("brand actions", () => {
  const brand = (partnerId: string | null) =>
    ({ opId: "br-elm", partnerId }) as components["schemas"]["OperatorListRow"];
  it("brand without a partner → Complete Partner Setup is offered, otherwise not", () => {
    expect(offers(freeBrandActions, "admin", brand(null))).toEqual({ complete: "may" });
    expect(offers(freeBrandActions, "admin", brand("pt-7"))).toEqual({});
  });
});
