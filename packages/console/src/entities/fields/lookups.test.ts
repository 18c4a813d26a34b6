import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { configureApi } from "@backoffice/api-client";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { lookupOf } from "./lookups.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  configureApi({ origin: "" });
});

const suggested = async (
  ref: Parameters<typeof lookupOf>[0],
  text: string,
  answers: Parameters<typeof stubApi>[0],
  opId = "*",
) => {
  configureApi({ origin: "http://api.test" });
  stubApi(answers);
  const client = new QueryClient();
  const reader = { timeZone: "UTC", locale: "en-GB", isPlatform: true, opId, can: () => true };
  const context: FilterContext = { ...reader, client };
  return lookupOf(ref, context)?.suggest(text, new AbortController().signal);
};

it.each([
  ["e", ["EGP", "EUR"]],
  // All rates are relative to USD, which has no rate itself.
  ["usd", ["USD", "USDT", "UUSD"]],
  ["TRX", ["TRX"]],
  ["irr", []],
])("currency lookup: %j → matching currencies, IRR excluded", async (typed, codes) => {
  const rates = () => ok({ exchangeRates: { EUR: 0.92, IRR: 42_105, EGP: 49 } });
  const options = await suggested("currency", typed, { "/api/rates": rates });
  expect(options?.map(({ value }) => value)).toEqual(codes);
});

it("category lookup: paged list → 100 items requested at once", async () => {
  const bodies: unknown[] = [];
  const list = async (request: Request) => {
    bodies.push(await request.json());
    return ok({ items: [{ slug: "slots", title: { en: "Slots" } }], count: 1, remaining: 0 });
  };
  expect(await suggested("game-category", "slo", { "/api/gamesV2/categories/list": list })).toEqual([
    { value: "slots", label: "Slots" },
  ]);
  expect(bodies).toEqual([{ search: "slo", opId: "*", page: 1, itemsPerPage: 100 }]);
});

it("game lookup: name → games of the CMS", async () => {
  const bodies: unknown[] = [];
  const find = async (request: Request) => {
    bodies.push(await request.json());
    return ok([{ gameId: "imoon-00417", title: "Amber Lanterns" }]);
  };
  expect(await suggested("game-by-name", "amb", { "/api/games-cms/find-by-name": find })).toEqual([
    { value: "imoon-00417", label: "Amber Lanterns" },
  ]);
  expect(bodies).toEqual([{ name: "amb", opId: "*" }]);
});

it("operator lookup: name or ID → operator, never a brand", async () => {
  const mine = () =>
    ok([
      { opId: "op-nordlys", title: "Northern Light", isBrand: false, parentOpId: null },
      { opId: "br-north", title: "North", isBrand: true, parentOpId: "op-nordlys" },
    ]);
  const nordlys = [{ value: "op-nordlys", label: "Northern Light", hint: "op-nordlys" }];
  expect(await suggested("parent-operator", "north", { "/api/users/me": mine })).toEqual(nordlys);
  expect(await suggested("parent-operator", "op-nord", { "/api/users/me": mine })).toEqual(nordlys);
});

it("Cloudflare account lookup: V3 → SaaS accounts, not those of domains", async () => {
  const answer = () => ok({ items: [{ cfAccountCode: "SAAS-1", cfAccountId: "9b2d" }], count: 1, remaining: 0 });
  expect(await suggested("cf-account-v3", "saas", { "/api/operators/cf-tokens/v3/cf-accounts/list": answer })).toEqual([
    { value: "SAAS-1", label: "SAAS-1", hint: "9b2d" },
  ]);
});

it("Cloudflare account lookup: V2 → accounts of the operator in scope (content §2)", async () => {
  const requests: string[] = [];
  const choices = (request: Request) => {
    requests.push(new URL(request.url).search);
    return ok({ items: [{ title: "Nordlys main", cfAccountId: "3f1c", cfAccountCode: "NORDLYS-1" }] });
  };
  expect(await suggested("cf-account-code", "main", { "/api/operators/cf-tokens/v2": choices }, "op-nordlys")).toEqual([
    { value: "NORDLYS-1", label: "NORDLYS-1", hint: "Nordlys main" },
  ]);
  expect(requests).toEqual(["?opId=op-nordlys"]);
});
