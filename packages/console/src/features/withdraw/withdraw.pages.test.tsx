import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import pages from "./withdraw.pages.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["/withdraw/pending", "PENDING", 0],
  ["/withdraw/list", "CONFIRMED", 1],
] as const)("withdrawal list: %s → requests status %s, %i status filters", async (path, status, count) => {
  const bodies: unknown[] = [];
  stubApi({
    "/api/transactionsV2/withdraw/list": async (request) => {
      bodies.push(await request.json());
      return ok({ items: [], count: 0, remaining: 0 });
    },
  });
  const Page = pages[path];
  render(<Page />, { wrapper: inConsole({ at: `${path}?status=CONFIRMED` }).wrapper });
  await waitFor(() => expect(bodies).toMatchObject([{ status }]));
  expect(screen.queryAllByLabelText("Status")).toHaveLength(count);
});
