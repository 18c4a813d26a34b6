import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { hasUnsaved } from "../unsaved.ts";
import { StoryCalculator } from "./story-calculator.tsx";

afterEach(() => void vi.unstubAllGlobals());

type Body = { betAmountInUSD: number; cashbackPercentage: number };

/** Renders a calculator. Returns its requests, which the test answers. */
const start = (account = "super-admin") => {
  const requests: (Body & { answer: (response: Response) => void })[] = [];
  const calls = stubApi({
    "/api/reports/cashback/calculator": async (request) => {
      const body = (await request.json()) as Body;
      return new Promise((resolve) => void requests.push({ ...body, answer: resolve }));
    },
  });
  render(<StoryCalculator />, inConsole({ account }));
  return Object.assign(requests, { calls });
};
const bets = () => screen.findByRole("textbox", { name: /^Bets/ });
const type = async (text: string) => {
  await userEvent.clear(await bets());
  await userEvent.type(await bets(), text);
};
const asks = (requests: readonly Body[], expected: readonly number[]) =>
  waitFor(() => expect(requests.map(({ betAmountInUSD }) => betAmountInUSD)).toEqual(expected));
const comesTo = (availableCashbackAmountInUSD: number) =>
  ok({ availableCashbackAmountInUSD, adjustedPlayerLossInUSD: 1, playerLossInUSD: 1 });
const live = () => document.querySelector("[aria-live]")!;

describe("calculator panel", () => {
  it("fields become valid → one request, not one per key", async () => {
    const requests = start();
    await waitFor(() => expect(screen.getByText("Enter the bets to see the cashback.")).toBeTruthy());
    // At once: on a slow machine more time than the pause may pass between two keys.
    const box = await bets();
    for (const value of ["1", "15", "150", "1500"]) fireEvent.change(box, { target: { value } });
    await asks(requests, [1500]);
    await waitFor(() => expect(screen.getByRole("status", { name: "Calculating" })).toBeTruthy());
    requests[0]?.answer(comesTo(150));
    await waitFor(() => expect(screen.getByText("150.00")).toBeTruthy());
    expect(live().getAttribute("aria-busy")).toBe("false");
    expect(requests.calls).toHaveLength(1);
  });

  it("older answer arrives last → newer result stays", async () => {
    const requests = start();
    await type("10");
    await asks(requests, [10]);
    await type("20");
    await asks(requests, [10, 20]);
    requests[1]?.answer(comesTo(222));
    await waitFor(() => expect(screen.getByText("222.00")).toBeTruthy());
    requests[0]?.answer(comesTo(111));
    await userEvent.tab();
    expect(screen.queryByText("111.00")).toBeNull();
    expect(screen.getByText("222.00")).toBeTruthy();
  });

  it("values change → old result is busy until the new one arrives", async () => {
    const requests = start();
    await type("10");
    await asks(requests, [10]);
    requests[0]?.answer(comesTo(111));
    await screen.findByText("111.00");
    await type("20");
    expect(live().getAttribute("aria-busy")).toBe("true");
    await asks(requests, [10, 20]);
    expect(live().getAttribute("aria-busy")).toBe("true");
    requests[1]?.answer(comesTo(222));
    await screen.findByText("222.00");
    expect(live().getAttribute("aria-busy")).toBe("false");
  });

  it("field becomes invalid → no request, result is removed", async () => {
    const requests = start();
    await type("10");
    await asks(requests, [10]);
    requests[0]?.answer(comesTo(111));
    await screen.findByText("111.00");
    await userEvent.type(await screen.findByRole("textbox", { name: /^Cashback/ }), "0{Tab}");
    await userEvent.clear(await screen.findByRole("textbox", { name: /^Cashback/ }));
    await userEvent.type(await screen.findByRole("textbox", { name: /^Cashback/ }), "101");
    await waitFor(() => expect(screen.getByText("Use at most 100.")).toBeTruthy());
    expect(screen.queryByText("111.00")).toBeNull();
    await userEvent.type(await screen.findByRole("textbox", { name: /^Cashback/ }), "{Backspace}");
    await waitFor(() => expect(requests.at(-1)?.cashbackPercentage).toBe(10));
    expect(requests.every(({ cashbackPercentage }) => cashbackPercentage <= 100)).toBe(true);
  });

  it("request is refused → server's message; values change → new request", async () => {
    const requests = start();
    await type("10");
    await asks(requests, [10]);
    requests[0]?.answer(
      Response.json({ status: 400, success: false, data: null, messages: ["No rate today."] }, { status: 400 }),
    );
    await waitFor(() => expect(screen.getByText("No rate today.")).toBeTruthy());
    await type("20");
    await asks(requests, [10, 20]);
    requests[1]?.answer(comesTo(222));
    await waitFor(() => expect(screen.getByText("222.00")).toBeTruthy());
  });

  it("request fails → error message, Try again sends it again", async () => {
    const requests = start();
    await type("10");
    await asks(requests, [10]);
    requests[0]?.answer(new Response("<html>", { headers: { "content-type": "text/html" } }));
    await screen.findByText("The result could not be loaded");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await asks(requests, [10, 10]);
    requests[1]?.answer(comesTo(111));
    await waitFor(() => expect(screen.getByText("111.00")).toBeTruthy());
  });

  it("permission is missing → permission is named, no fields", async () => {
    start("dev-ops");
    await waitFor(() => expect(screen.getByText("use_profit_calculators")).toBeTruthy());
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("values are typed → no unsaved-changes guard", async () => {
    const requests = start();
    await type("10");
    await asks(requests, [10]);
    expect(hasUnsaved()).toBe(false);
  });
});
