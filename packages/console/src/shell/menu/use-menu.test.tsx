import { accounts } from "@backoffice/mocks";
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OperatorTitles } from "#entities/operator/operator-titles.tsx";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { useMenu } from "./use-menu.ts";

afterEach(() => void vi.unstubAllGlobals());

const start = (account: string) => {
  const requests = stubApi({
    "/api/operators/menu-list": () => ok([]),
    "/api/users/me": () => ok([]),
    "/api/admin/badges": () => ok({}),
  });
  const { wrapper: Console } = inConsole({ account });
  const { result } = renderHook(useMenu, {
    wrapper: ({ children }) => (
      <Console>
        <OperatorTitles>{children}</OperatorTitles>
      </Console>
    ),
  });
  return { requests, result };
};

it.each(accounts.filter(({ role }) => role !== "PARTNER").map(({ id }) => id))(
  "useMenu: account %s → menu list, operators and badges are loaded",
  async (account) => {
    const { requests, result } = start(account);
    expect(result.current.pending).toBe(true);
    await waitFor(() => expect(result.current.pending).toBe(false));
    expect(requests.toSorted()).toEqual(["/api/admin/badges", "/api/operators/menu-list", "/api/users/me"]);
  },
);

it("useMenu: partner → no request", () => {
  const { requests, result } = start("partner");
  expect(result.current.pending).toBe(false);
  expect(requests).toEqual([]);
});
