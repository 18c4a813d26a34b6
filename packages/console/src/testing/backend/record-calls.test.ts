import { createBackend } from "@backoffice/mocks";
import { expect, it } from "vitest";
import { callOf, recordCalls } from "./record-calls.ts";

const url = (path: string) => `http://localhost${path}`;

it("callOf: request → operation id with query and body, unknown path → undefined", async () => {
  const body = { page: 2, itemsPerPage: 10 };
  const list = new Request(url("/api/banks/list"), { method: "POST", body: JSON.stringify(body) });
  expect(await callOf(list)).toEqual({ id: "listBanks", input: { body }, answered: false });
  expect(await callOf(new Request(url("/api/nowhere")))).toBeUndefined();
});

it("recordCalls: requests → recorded in order, still answered", async () => {
  const backend = createBackend({ settings: { account: "admin" } });
  const calls = recordCalls(backend);
  const answer = await backend.fetch(new Request(url("/api/admin/badges?opId=*")));
  expect(answer.status).toBe(200);
  await backend.fetch(new Request(url("/api/nowhere")));
  expect(calls).toEqual([{ id: "getBadges", input: { query: { opId: "*" } }, answered: true }]);
});
