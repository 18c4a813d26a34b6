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

describe("the actions of the list of sport freebets (shell §2.3)", () => {
  it("are for SUPER_ADMIN", () => expect(add("super-admin")).toEqual({ add: "may" }));
  it.each(["admin", "dev-ops", "operator-admin", "operator-manager"])("are not for %s", (account) =>
    expect(add(account)).toEqual({}),
  );
});

describe("Add of a sport freebet (shell §2.3)", () => {
  it("is disabled when toTime has passed", () =>
    expect(add("super-admin", { toTime: NOON })).toEqual({ add: "This freebet is over." }));
  it("is disabled when the freebet is not enabled", () =>
    expect(add("super-admin", { isEnable: false })).toEqual({ add: "This freebet is not enabled." }));
});
