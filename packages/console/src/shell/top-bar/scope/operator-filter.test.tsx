import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import OperatorFilter from "./operator-filter.tsx";

// Lazy modules may load slowly on a busy machine.
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["admin", false],
  ["dev-ops", false],
  ["operator-manager", true],
])("operator filter: account %s → own operator is requested: %s", async (account, expected) => {
  const requests = stubApi({
    "/api/users/me": () => ok([]),
    "/api/operators/me": () =>
      Response.json({ status: 400, success: false, data: null, messages: [] }, { status: 400 }),
  });
  const page: PageDefinition = {
    path: "/bets",
    title: "Bets",
    group: "Bets",
    page: async () => ({ default: () => null }),
  };
  const { wrapper, queryClient } = inConsole({ account, at: "/bets", pages: [page] });
  render(<OperatorFilter />, { wrapper });
  await screen.findByRole("combobox");
  await waitFor(() => expect(requests).toContain("/api/users/me"));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests.includes("/api/operators/me")).toBe(expected);
});
