import { examples } from "@backoffice/api-client/contract";
import { describe, expect, test } from "vitest";
import { createBackend } from "../backend.ts";
import { createNodeServer } from "../adapters/node.ts";
import { startServer } from "../adapters/server.ts";
import { storybookHandlers } from "../adapters/storybook.ts";
import { createClock } from "../db/times/clock.ts";
import { handlers } from "../handlers/index.ts";
import { rolesWith } from "../session/rights.ts";
import { callOperation } from "../testing/call-operation.ts";
import { NOON } from "../testing/fixed-backend.ts";
import { toRequest } from "../testing/to-request.ts";
import { withoutHandler } from "./handler.ts";
import { getResponse } from "msw";

/** A back end of a contract that was described just now: nothing has a handler. */
const described = () => createBackend({ clock: createClock(NOON), handlers: {} });

describe("operation without a handler", () => {
  test("operation without a handler: answered from the contract's example", async () => {
    const { data } = await callOperation(described(), "showBank", {
      body: { uuid: "0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11" },
    });
    expect(data).toEqual((await examples["banks"]!())["showBank"]);
    expect(data.key).toBe("NORDEA");
  });

  test("operation without a handler: session, permission and request are checked", async () => {
    const backend = described();
    const body = { page: 1, itemsPerPage: 50, opId: "*" };
    expect((await backend.fetch(toRequest("listBanks", { body }))).status).toBe(401);
    expect((await callOperation(backend, "listBanks", { body }, { as: "partner" })).status).toBe(403);
    const { status, error } = await callOperation(backend, "listBanks", { body: { ...body, page: 0 } });
    expect([status, error]).toEqual([400, { fields: { page: "page: must be at least 1" } }]);
    expect((await callOperation(backend, "listBanks", { body })).status).toBe(200);
  });

  test("answer: operation has a handler → handler answers instead of the example", async () => {
    const { listBanks } = handlers;
    const backend = createBackend({ clock: createClock(NOON), handlers: { listBanks } });
    const body = { page: 1, itemsPerPage: 2, opId: "*" };
    const { data } = await callOperation(backend, "listBanks", { body });
    expect(data.count).toBe(backend.db.banks.size);
    expect(withoutHandler({ listBanks })).not.toContain("listBanks");
    expect(withoutHandler({ listBanks })).toContain("showBank");
  });

  test("operation without a handler: same answer by MSW in Node, Storybook and HTTP server", async () => {
    const ask200 = { body: { page: 1, itemsPerPage: 50, opId: "*" } };
    const options = { as: "super-admin", origin: "http://console.example" };
    const wanted = await (await described().fetch(toRequest("listBanks", ask200, options))).json();

    const node = createNodeServer(described());
    node.listen();
    try {
      expect(await (await fetch(toRequest("listBanks", ask200, options))).json()).toEqual(wanted);
    } finally {
      node.close();
    }
    const story = await getResponse(storybookHandlers(described()), toRequest("listBanks", ask200, options));
    expect(await story!.json()).toEqual(wanted);
    const server = await startServer({ port: 0, backend: described() });
    try {
      expect(await (await fetch(toRequest("listBanks", ask200, { ...options, origin: server.url }))).json()).toEqual(
        wanted,
      );
    } finally {
      await server.close();
    }
  });
});

test("rolesWith: permission not granted to any role → super admins", () => {
  expect(rolesWith("polish_the_moon")).toEqual(["SUPER_ADMIN"]);
});
