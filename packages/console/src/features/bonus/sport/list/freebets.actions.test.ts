import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { freebetActions } from "./freebets.actions.ts";

const NOON = 1_800_000_000;
type Freebet = Parameters<ReturnType<typeof freebetActions>[0]["onSelect"]>[0];
const add = (account: string, change: object = {}) =>
  offers((panels, session) => freebetActions(panels, session, NOON), account, {
    isEnable: true,
    toTime: NOON + 1,
    ...change,
  } as Freebet);

describe("freebet row actions by role (shell §2.3)", () => {
  it("super-admin → Add", () => expect(add("super-admin")).toEqual({ add: "may" }));
  it.each(["admin", "dev-ops", "operator-admin", "operator-manager"])("%s → no actions", (account) =>
    expect(add(account)).toEqual({}),
  );
});

describe("freebet row actions: Add is disabled (shell §2.3)", () => {
  it("toTime reached → reason", () =>
    expect(add("super-admin", { toTime: NOON })).toEqual({ add: "This freebet has ended." }));
  it("freebet not enabled → reason", () =>
    expect(add("super-admin", { isEnable: false })).toEqual({ add: "This freebet is not enabled." }));
});
