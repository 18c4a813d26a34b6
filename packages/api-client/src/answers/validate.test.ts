import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { createBank, listBanks, showBank } from "../generated/banks.ts";
import { checkMe, getSession } from "../generated/session.ts";
import { getRates } from "../generated/shell.ts";
import { bank } from "../testing/bank.ts";
import { failureOf } from "../testing/failure-of.ts";
import { serve } from "../testing/serve.ts";
import { configureApi, send } from "../wire.ts";

const server = serve();
const answering = (data: unknown) =>
  server.use(http.all("*/api/*", () => HttpResponse.json({ success: true, data, messages: [] })));
const listed = () => send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } });
const page = (item: object) => ({ items: [{ ...bank, ...item }], count: 1, remaining: 0 });
const user = {
  user_id: "auth0|65f0a1",
  email: "mara.lindqvist@example.com",
  nickname: "Mara",
  timezone: "Europe/Stockholm",
  language: "en",
  roles: ["OPERATOR_ADMIN"],
  op: "op-nordlys",
  parentOpId: null,
  partnerId: null,
  permissions: ["view_banks"],
};

afterEach(() => configureApi({ validate: "essential" }));

describe("validate: all", () => {
  it("validate all: wrong type → malformed, detail names operation and path", async () => {
    configureApi({ validate: "all" });
    answering(page({ order: "10" }));
    const error = await failureOf(listed);
    expect(error).toMatchObject({ kind: "malformed", outcome: "unknown", messages: [] });
    expect(error.detail).toMatch(/^listBanks: \/data\/items\/0\/order /);
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["a text", "page"],
    ["a list", []],
    ["a page without rows", { count: 0, remaining: 0 }],
    ["a row without a key", page({ key: undefined })],
  ])("validate all: %s as data → malformed", async (_name, data) => {
    configureApi({ validate: "all" });
    answering(data);
    expect(await failureOf(listed)).toMatchObject({
      kind: "malformed",
      detail: expect.stringMatching(/^listBanks: \/data/) as string,
    });
  });

  it("validate all: key of a map in the wrong place → in the detail, not among the violations", async () => {
    configureApi({ validate: "all" });
    answering({ exchangeRates: { "mara@example.com": "x" } });
    const { detail, violations } = await failureOf(() => send(getRates.operation, undefined));
    expect(detail).toContain("mara@example.com");
    expect(violations?.length).toBeGreaterThan(0);
    expect(violations?.join(" ")).not.toContain("mara");
  });

  it.each<[string, Response, string[]]>([
    ["no JSON", new HttpResponse("<p>OK</p>"), ["/"]],
    ["no success", HttpResponse.json({ data: {} }), ["/success"]],
    ["no rows", HttpResponse.json({ success: true, data: {}, messages: [] }), ["/data"]],
  ])("validate essential: %s → names the place", async (_name, answer, violations) => {
    server.use(http.all("*/api/*", () => answer));
    expect((await failureOf(listed)).violations).toEqual(violations);
  });

  it("validate all: unknown value of an open enumeration → passes unchanged", async () => {
    configureApi({ validate: "all" });
    answering(page({ status: "PAUSED" }));
    expect(await listed()).toEqual(page({ status: "PAUSED" }));
  });

  it("validate all: unknown fields → pass unchanged", async () => {
    configureApi({ validate: "all" });
    answering(page({ colour: "blue" }));
    expect(await listed()).toEqual(page({ colour: "blue" }));
  });
});

describe("validate: essential", () => {
  it("validate essential: session → checked", async () => {
    answering({ ...user, permissions: "view_banks" });
    expect((await failureOf(() => send(getSession.operation, undefined))).detail).toMatch(
      /^getSession: \/data\/permissions /,
    );
    answering(user);
    expect(await send(getSession.operation, undefined)).toEqual(user);
  });

  it("validate essential: unknown value of a closed enumeration → malformed", async () => {
    answering({ ...user, roles: ["EMPEROR"] });
    expect((await failureOf(() => send(getSession.operation, undefined))).detail).toMatch(
      /^getSession: \/data\/roles /,
    );
  });

  it("validate essential: checkMe → any data passes", async () => {
    for (const data of [null, undefined, {}, { blocked: false }]) {
      answering(data);
      expect(await send(checkMe.operation, undefined)).toEqual(data);
    }
  });

  it("validate essential: successful write → data not checked", async () => {
    const { uuid: _, ...body } = bank;
    answering({ ...bank, order: "10" });
    expect(await send(createBank.operation, { body })).toMatchObject({ order: "10" });
    expect(await send({ ...createBank.operation, effect: "money" }, { body })).toMatchObject({ order: "10" });
  });

  it.each([null, undefined, {}, [], { items: null }, { items: {} }, { items: [null] }])(
    "validate essential: list is %j → malformed, not empty",
    async (data) => {
      answering(data);
      expect(await failureOf(listed)).toMatchObject({
        kind: "malformed",
        detail: expect.stringMatching(/^listBanks: /),
      });
    },
  );

  it("validate essential: record is null → malformed", async () => {
    answering(null);
    expect(await failureOf(() => send(showBank.operation, { body: { uuid: bank.uuid } }))).toMatchObject({
      kind: "malformed",
    });
  });
});
