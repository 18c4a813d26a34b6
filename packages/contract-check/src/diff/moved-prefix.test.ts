import { expect, test } from "vitest";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { jsonOf } from "../testing/findings-of.ts";
import { compareContracts } from "./compare-contracts.ts";

const contractOf = (urls: readonly string[], paths: readonly string[], type = "string") =>
  contractInMemory({
    openapi: "3.1.0",
    servers: urls.map((url) => ({ url })),
    paths: Object.fromEntries(
      paths.map((path) => [
        path,
        { get: { operationId: path.split("/").at(-1), responses: { 200: jsonOf({ type }) } } },
      ]),
    ),
  });
const changes = (base: ReturnType<typeof contractOf>, revision: ReturnType<typeof contractOf>) =>
  compareContracts(base, revision).map(({ rule, impact, operation, message }) => ({
    said: `${impact} ${rule} ${operation}`,
    message,
  }));
const MOVED = "compatible prefix-moved every operation";
const short = ["/banks", "/rates"];
const long = ["/v1/banks", "/v1/rates"];

test.each([
  ["from relative servers to the paths", ["/v1"], ["/"]],
  [
    "from absolute servers to the paths",
    ["https://a.example/v1", "https://b.example/v1"],
    ["https://a.example", "https://b.example/"],
  ],
  ["with a slash at the end", ["/v1/"], ["/"]],
])("moved prefix: %s → compatible", (_, urls, others) => {
  const [one, other] = [contractOf(urls, short), contractOf(others, long)];
  expect(changes(one, other)).toEqual([
    { said: MOVED, message: "/v1 moved from the servers to every path: the addresses are unchanged" },
  ]);
  expect(changes(other, one)).toEqual([
    { said: MOVED, message: "/v1 moved from every path to the servers: the addresses are unchanged" },
  ]);
});

test("moved prefix: other changes → still reported", () => {
  const told = changes(contractOf(["/v1"], short), contractOf(["/"], [...long, "/v1/tags"], "integer"));
  expect(told.map((it) => it.said)).toEqual([
    MOVED,
    "breaking type-changed banks",
    "breaking type-changed rates",
    "compatible operation-added tags",
  ]);
});

test.each([
  ["not all paths have it", contractOf(["/"], ["/v1/banks", "/rates"])],
  ["it is another one", contractOf(["/v2"], long)],
  ["only one of the servers has lost it", contractOf(["/", "/v1"], long)],
])("moved prefix: %s → breaking", (_, revision) => {
  const told = changes(contractOf(["/v1"], short), revision).map((it) => it.said);
  expect(told).not.toContain(MOVED);
  expect(told.some((it) => it.startsWith("breaking"))).toBe(true);
});
