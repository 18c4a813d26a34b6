import type { components } from "@backoffice/api-client";
import { createBackend, createClock } from "@backoffice/mocks";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { invoiceOf, usd } from "#testing/rows/billing-rows.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok } from "#testing/backend/stub-api.ts";
import { ExistingInvoice } from "./existing-invoice.confirm.tsx";

afterEach(() => vi.unstubAllGlobals());

it("existing invoice: brand invoice listed first → the operator's own invoice is shown", async () => {
  const { db } = createBackend({
    clock: createClock(Date.UTC(2026, 10, 20, 12)),
    seed: "existing",
    cookies: false,
    settings: { account: "super-admin", scenario: "small" },
  });
  const own = invoiceOf(db, "paid");
  const ofBrand = { ...own, _id: "brand", opId: "br-polaris", totalPayableAmountInUSD: 1.11 };
  vi.stubGlobal("fetch", async () => ok({ items: [ofBrand, own], count: 2, remaining: 0 }));
  const { opId, month, year } = own;
  const draft = { opId, month, year, title: "Again", reference: "NOR" } as components["schemas"]["NewInvoice"];
  render(<ExistingInvoice open close={() => undefined} params={{ draft }} />, inConsole({ account: "super-admin" }));
  await waitFor(() => expect(screen.getByRole("button", { name: `Overwrite invoice ${own.invoiceNo}` })).toBeTruthy());
  expect(screen.getByText(usd(own.totalPayableAmountInUSD))).toBeTruthy();
});
