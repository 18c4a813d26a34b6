import { answeredFromExamples, createBackend, createClock } from "@backoffice/mocks";
import { beforeAll, expect, test } from "vitest";
import type { Contract, Operation } from "./contract/contract.ts";
import { repositoryContract } from "./testing/repository-contract.ts";

type Json = Record<string, unknown>;

let contract: Contract;
/** Login and logout are redirects. */
let answered: readonly Operation[];
beforeAll(async () => {
  contract = await repositoryContract();
  answered = contract.operations.filter((it) => it.replies.get("200")?.has("application/json"));
});

const textOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** The request built from the contract's examples, for a user with all permissions. */
const exampleRequest = ({ method, path, parameters, body }: Operation): Request => {
  const url = new URL(path, "http://mock.example");
  const given = parameters.filter((it) => it.example !== undefined);
  for (const { in: place, name, example } of given) {
    if (place === "path") url.pathname = url.pathname.replace(encodeURI(`{${name}}`), String(example));
    if (place === "query") for (const one of textOf(example)) url.searchParams.append(name, one);
  }
  const headers = { "x-mock-role": "super-admin" };
  const json = body?.content.get("application/json")?.example;
  const init = { method: method.toUpperCase(), headers };
  if (json !== undefined)
    return new Request(url, {
      ...init,
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
  const fields = body?.content.get("multipart/form-data")?.example as Json | undefined;
  if (!fields) return new Request(url, init);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of textOf(value)) form.append(name, one === "(file)" ? new Blob(["1"]) : one);
  return new Request(url, { ...init, body: form });
};

test("mock server without handlers: each operation → data of its example", async () => {
  const backend = createBackend({ clock: createClock(Date.UTC(2026, 10, 20, 12)), handlers: {} });
  const answers = await Promise.all(
    answered.map(async (operation) => {
      const response = await backend.fetch(exampleRequest(operation));
      const text = await response.text();
      return [operation.id, response.status, response.status === 200 ? (JSON.parse(text) as Json)["data"] : text];
    }),
  );
  const wanted = answered.map(({ id, replies }) => {
    const example = replies.get("200")!.get("application/json")!.example as Json;
    return [id, 200, example["data"] ?? null];
  });
  expect(answers).toEqual(wanted);
  expect(answers.length).toBeGreaterThan(390);
});

test("mock server: each documented operation → stateful handler", () => {
  const documented = answered.filter((it) => it.origin === "documented").map((it) => it.id);
  expect(documented.length).toBeGreaterThan(130);
  expect(documented.filter((it) => answeredFromExamples.includes(it))).toEqual([]);
});
