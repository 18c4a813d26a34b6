import { expect, it } from "vitest";
import { crawlersSchema } from "./crawlers.schema.ts";

const page = (path: string | number) => `https://nordlys.example/${path}`;
const problemsOf = (values: object) =>
  crawlersSchema
    .safeParse({ opId: "op-nordlys", domain: "nordlys.example", urls: [page("")], ...values })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

it("crawlers: no domain → error (content §5)", () =>
  expect(problemsOf({ domain: "" })).toEqual([["domain", "Enter the domain."]]));

it("crawlers: none or more than five addresses → error (content §5, §9)", () => {
  const many = (count: number) => ({ urls: Array.from({ length: count }, (_, index) => page(index)) });
  expect(problemsOf(many(0))).toEqual([["urls", "Enter the address of a page."]]);
  expect([1, 5].map((count) => problemsOf(many(count)))).toEqual([undefined, undefined]);
  expect(problemsOf(many(6))).toEqual([["urls", "Use at most 5 addresses."]]);
});

it.each([
  "https://evil.example/nordlys.example",
  "https://notnordlys.example",
  "https://nordlys.example.evil.example",
  "https://nordlys.example@evil.example",
  "ftp://nordlys.example",
  "javascript:alert(1)",
  "nordlys.example/promotions",
])("crawlers: %s, not on the domain → error", (url) =>
  expect(problemsOf({ urls: [page(""), url] })).toEqual([["urls.1", `${url} is not an address of nordlys.example.`]]),
);

it("crawlers: subdomain, http, any letter case → valid", () =>
  expect(
    problemsOf({
      domain: "Nordlys.EXAMPLE",
      urls: ["http://www.nordlys.example", "https://NORDLYS.example:8443/a?b#c"],
    }),
  ).toBeUndefined());

it("crawlers: duplicate or empty address → error", () => {
  expect(problemsOf({ urls: [page("a"), page("a")] })).toEqual([
    ["urls.0", "This address is already listed."],
    ["urls.1", "This address is already listed."],
  ]);
  expect(problemsOf({ urls: [page("a"), " "] })?.[0]).toEqual(["urls.1", "Enter an address or remove the row."]);
});
