import { expect, it } from "vitest";
import { afdDomainSchema } from "./afd-domain.schema.ts";
import { customDomainSchema } from "./custom-domain.schema.ts";

const domain = { name: "play-nordlys", hostName: "play.nordlys.example" };

it.each(["name", "hostName"])("Front Door domain: %s outside 3 to 25 characters → error (content §5)", (field) => {
  const problemOf = (length: number) =>
    afdDomainSchema.safeParse({ ...domain, [field]: "a".repeat(length) }).error?.issues[0]?.message;
  expect([2, 3, 25, 26].map(problemOf)).toEqual([
    "Use at least 3 characters.",
    undefined,
    undefined,
    "Use at most 25 characters.",
  ]);
});

it.each([
  ["https://play.nordlys.example", /without a protocol/],
  ["play.nordlys.example/start", /without a path/],
  ["play.nordlys.example:443", /without a port/],
  ["play.nordlys.example.", /without the dot/],
  ["spiel.bücher.example", /Enter the domain in Punycode: spiel\.xn--bcher-kva\.example/],
  [`${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(54)}.example`, /at most 253 characters/],
  ["", /Enter the domain/],
])("custom domain: %s → error (content §5)", (text, problem) =>
  expect(customDomainSchema.safeParse({ domain: text, target: "player" }).error?.issues[0]?.message).toMatch(problem),
);

it("custom domain: body → lowercase, Punycode, target player site or back office (content §9)", () => {
  expect(customDomainSchema.parse({ domain: "Spiel.XN--bcher-kva.example", target: "backoffice" })).toEqual({
    domain: "spiel.xn--bcher-kva.example",
    target: "backoffice",
  });
  expect(customDomainSchema.safeParse({ domain: "play.example", target: "partner" }).success).toBe(false);
});
