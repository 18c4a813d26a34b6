import { getDepositsTotal, listDeposits } from "@backoffice/api-client";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { totalOf } from "./list-total.ts";
import TotalCell from "./total-cell.tsx";

const PATH = "/api/transactions/deposit/total-amount";
const total = totalOf(getDepositsTotal, {
  of: listDeposits,
  column: "toAmountInUSD",
  fixed: { isDeleted: false },
  cell: (sum) => `${sum} USD`,
});
const listRequest = { page: 3, itemsPerPage: 50, opId: "op-nordlys", sortBy: "createdAt", status: "CONFIRMED" };

afterEach(() => void vi.unstubAllGlobals());

it("list total: filtered list → sum of all its pages (money §7)", async () => {
  const bodies: unknown[] = [];
  stubApi({ [PATH]: async (request) => (bodies.push(await request.json()), ok(48_210.75)) });
  render(<TotalCell total={total} request={listRequest} every={undefined} />, { wrapper: inConsole().wrapper });
  await waitFor(() => expect(screen.getByText("48210.75 USD")).toBeTruthy());
  expect(bodies).toEqual([{ opId: "op-nordlys", status: "CONFIRMED", isDeleted: false }]);
});

it("list total: call is refused → message with retry", async () => {
  const refused = { status: 400, success: false, data: null, messages: ["Too many rows."] };
  const answers = [Response.json(refused, { status: 400 }), ok(0)];
  stubApi({ [PATH]: () => answers.shift()! });
  render(<TotalCell total={total} request={listRequest} every={undefined} />, { wrapper: inConsole().wrapper });
  fireEvent.click(await screen.findByRole("button", { name: "Total unavailable. Try again" }));
  await waitFor(() => expect(screen.getByText("0 USD")).toBeTruthy());
});
