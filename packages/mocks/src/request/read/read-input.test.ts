import { operations } from "@backoffice/api-client/contract";
import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { bytes } from "../../testing/bytes.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { toRequest } from "../../testing/to-request.ts";
import { writes } from "../../testing/writes.ts";
import { readPayload } from "./read-payload.ts";
import { readQuery } from "./read-query.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

/** The back end's answer to this body of an operation. */
const answerTo = async (
  id: "createTournament" | "topUpWallet" | "uploadMedia" | "changeKyc",
  body: BodyInit,
  type?: string,
) => {
  const { url, method, headers } = toRequest(id, writes[id](backend.db) as never, { as: "super-admin" });
  headers.delete("content-type");
  if (type) headers.set("content-type", type);
  const answer = await backend.fetch(new Request(url, { method, headers, body }));
  return [answer.status, ((await answer.json()) as { messages: string[] }).messages];
};

test("request body: form where the contract has none → 400, no change", async () => {
  const form = new FormData();
  const input = { ...writes.topUpWallet(backend.db).body, amount: "a lot" };
  for (const [name, value] of Object.entries(input)) form.set(name, value);
  const before = bytes(backend.db);
  expect(await answerTo("topUpWallet", form)).toEqual([400, ["The body is not JSON."]]);
  expect(bytes(backend.db) === before).toBe(true);
});

test("request body: number overflows to infinity → 400, no change", async () => {
  const { body } = writes.createTournament(backend.db);
  const text = JSON.stringify({ ...body, minWagerInUSD: "endless" }).replace('"endless"', "1e999");
  const before = bytes(backend.db);
  expect(await answerTo("createTournament", text)).toEqual([400, ["The body is not JSON."]]);
  expect(bytes(backend.db) === before).toBe(true);
});

test("query and form: names such as __proto__ → read as ordinary names", async () => {
  const twice: [string, string][] = [
    ["__proto__", "one"],
    ["__proto__", "two"],
  ];
  expect(Object.entries(await readQuery(operations.getBadges, new URLSearchParams(twice)))).toEqual([
    ["__proto__", ["one", "two"]],
  ]);
  const form = new FormData();
  for (const [name, value] of twice) form.append(name, value);
  const payload = await readPayload(new Request("http://localhost", { method: "POST", body: form }));
  expect(Object.entries((payload as { form: object }).form)).toEqual([["__proto__", ["one", "two"]]]);
});

test.each([
  ["topUpWallet", "The body is not JSON."],
  ["changeKyc", "The body is not JSON."],
  ["uploadMedia", "The body is not a form."],
] as const)("request body: malformed form to %s → 400", async (id, sentence) => {
  expect(await answerTo(id, "no parts at all", "multipart/form-data; boundary=x")).toEqual([400, [sentence]]);
});
