import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { useRecordSearch } from "./use-record-search.ts";

afterEach(() => void vi.unstubAllGlobals());

const pages = [
  { path: "/support/{brandId}/{ticketId}", title: "Support Ticket", group: "Support" },
  { path: "/bonus/{id}", title: "Bonus", group: "Bonus", permission: "view_bonuses" },
  { path: "/tournament/{id}", title: "Tournament", group: "Tournaments", permission: "view_tournaments" },
] as unknown as PageDefinition[];
const UUID = "7e6f5a4b-1122-4d3c-9b8a-001122334455";
const refusal = (status: number) =>
  Response.json({ status, success: false, data: null, messages: ["There is none."] }, { status });

const search = (query: string, answers: Parameters<typeof stubApi>[0], account = "admin") => {
  const requests = stubApi(answers);
  const { wrapper, history } = inConsole({ account, pages, at: "/?opId=op-1" });
  const { result } = renderHook(() => useRecordSearch(query), { wrapper });
  return { requests, result, history };
};

it("found records: id of several kinds → only records that exist", async () => {
  const { requests, result, history } = search(UUID, {
    "/api/bonus/deposit/show": () => ok({ title: "Welcome" }),
    "/api/tournament/show": () => refusal(404),
  });
  expect(result.current.busy).toBe(true);
  await waitFor(() => expect([result.current.busy, requests.length]).toEqual([false, 2]));
  expect(result.current).toMatchObject({ failure: undefined, commands: [{ label: `Bonus ${UUID}`, hint: "Welcome" }] });
  result.current.commands[0]!.onSelect();
  await waitFor(() => expect(history.location).toMatchObject({ pathname: `/bonus/${UUID}`, search: "?opId=op-1" }));
});

it("found records: ticket id → page with its brand, part of an id → none", async () => {
  const rows = [
    { ticketId: "tk-90017", brandId: "br-9", subject: "Other" },
    { ticketId: "tk-9001", brandId: "br-1", subject: "Lost" },
  ];
  const answers = { "/api/admin/support/agent/tickets/list": () => ok({ items: rows, count: 2, remaining: 0 }) };
  const { result, history } = search("tk-9001", answers);
  await waitFor(() => expect(result.current.commands).toHaveLength(1));
  result.current.commands[0]!.onSelect();
  await waitFor(() => expect(history.location.pathname).toBe("/support/br-1/tk-9001"));
  const { requests, result: none } = search("tk-900", answers);
  await waitFor(() => expect([none.current.busy, requests.length]).toEqual([false, 1]));
  expect(none.current.commands).toEqual([]);
});

it("found records: read fails → failure message", async () => {
  const { result } = search(`bonus ${UUID}`, { "/api/bonus/deposit/show": () => refusal(503) });
  await waitFor(() => expect(result.current.failure).toBe("There is none."));
});

it("found records: permission is missing, or text is no id → no request", async () => {
  const { requests, result } = search(UUID, {}, "dev-ops");
  expect(result.current.busy).toBe(false);
  expect(search("bonus welcome", {}).result.current.busy).toBe(false);
  expect(requests).toEqual([]);
});
