import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import { LocaleProvider } from "@backoffice/ui";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ownerWith } from "#testing/rows/wallet-rows.ts";
import { TopupPlayerModal } from "./topup-player.modal.tsx";

let backend: Backend;
/** Request bodies of the sent top-ups. */
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  backend = createBackend({
    clock: createClock(Date.UTC(2026, 10, 20, 12)),
    seed: "locales",
    cookies: false,
    settings: { account: "super-admin", scenario: "small" },
  });
  const { extras } = backend.db.operatorAdmin;
  extras.set("op-nordlys", { ...extras.get("op-nordlys")!, limits: { dailyTopupLimitInUSD: 1_000_000 } });
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.headers.has("Idempotency-Key")) sent.push(await request.clone().text());
    return backend.fetch(request);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const HAS = { USD: 1234.5, EUR: 0, TRX: 1.000_001, BTC: 0.000_000_03, JPY: 5000 };

const put = async (role: string, name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole(role, { name }), { target: { value } });
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
};
/** Without whitespace and bidi marks, which differ by locale. */
const fact = (label: string) =>
  screen
    .getByText(label)
    .parentElement!.querySelector("dd")!
    .textContent.replaceAll(/[\s\u200E\u200F\u202F\u00A0]/g, "");

describe("top-up: amount typed in a locale", () => {
  it.each([
    ["en-GB", "USD", "1,000.25", "1000.25", "1,234.50USD", "2,234.75USD"],
    ["de", "USD", "1.000,25", "1000.25", "1.234,50USD", "2.234,75USD"],
    ["fr", "USD", "1 000,25", "1000.25", "1234,50USD", "2234,75USD"],
    ["sv", "JPY", "1 500", "1500", "5000JPY", "6500JPY"],
    ["de-CH", "JPY", "1500", "1500", "5'000JPY", "6'500JPY"],
    ["tr", "TRX", "0,000002", "0.000002", "1,000001TRX", "1,000003TRX"],
    ["en-IN", "BTC", "0.00000004", "4e-8", "0.00000003BTC", "0.00000007BTC"],
    ["hi", "USD", "1,00,000", "100000", "1,234.50USD", "1,01,234.50USD"],
  ])("%s, %s %s → exact on the wire and on screen", async (locale, currency, typed, wire, before, after) => {
    const player = ownerWith(backend.db, HAS);
    render(
      <LocaleProvider locale={locale} timeZone="UTC">
        <TopupPlayerModal open close={() => undefined} params={{ player }} />
      </LocaleProvider>,
      inConsole({ account: "super-admin" }),
    );
    await waitFor(() => expect(screen.getByText("Daily limit").parentElement!.textContent).toMatch(/USD/));
    await put("combobox", /^Currency/, currency);
    await put("textbox", /^Amount/, typed);
    await press("Increase");
    await screen.findByText("Balance after");
    expect([fact("Balance before"), fact("Balance after")]).toEqual([before, after]);
    await put("combobox", /^Reason/, "TEST");
    await put("textbox", /^Note/, "To its last digit.");
    fireEvent.click(screen.getByRole("checkbox"));
    await press("Send");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toContain(`"amount":${wire},`);
  });
});
