import type { components } from "@backoffice/api-client";
import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { sessionWith } from "#testing/backend/session-with.ts";
import { stubApi } from "#testing/backend/stub-api.ts";
import { Dashboard } from "./dashboard.tsx";

afterEach(() => void vi.unstubAllGlobals());

const figure = { current: 120, previous: 100 };
const cards: components["schemas"]["DashboardCards"] = {
  registrations: figure,
  activePlayers: figure,
  firstDeposits: figure,
  betCount: figure,
  depositsInUSD: figure,
  withdrawalsInUSD: figure,
  netDepositsInUSD: figure,
  wagerInUSD: figure,
  ggrInUSD: { current: -12.5, previous: 0 },
  bonusesInUSD: figure,
  ngrInUSD: figure,
};

const refuse = () =>
  Response.json({ status: 400, success: false, data: null, messages: ["Not now."] }, { status: 400 });
const show = (permissions: string[]) => {
  const requests = stubApi({ "/api/dashboard/quick": refuse, "/api/dashboard/charts": refuse });
  render(
    <Dashboard cards={cards} period={{ period: "TODAY" }} />,
    inConsole({ session: sessionWith({ permissions }) }),
  );
  return requests;
};
const today = () => screen.findByText("Today's top lists could not be loaded");

it("dashboard: permission for charts missing → trend neither requested nor shown (content §6)", async () => {
  const requests = show(["view_dashboard"]);
  await today();
  expect(requests).toEqual(["/api/dashboard/quick"]);
  expect(screen.queryByRole("region", { name: "Trend" })).toBeNull();
});

it("dashboard: permission for charts → trend requested and shown", async () => {
  const requests = show(["view_dashboard", "dashboard_bets_chart"]);
  await waitFor(() => expect(requests).toContain("/api/dashboard/charts"));
  expect(screen.getByRole("region", { name: "Trend" })).toBeTruthy();
  await today();
});

it("dashboard: previous figure → percentage of change, the comparison said by the page; previous 0 → that figure", async () => {
  show([]);
  expect(screen.getByRole("region", { name: "Bets" }).textContent).toBe("Bets120Up 20% ");
  const ggr = screen.getByRole("region", { name: "GGR" }).textContent;
  expect(ggr).toMatch(/[-−]12\.50/);
  expect(ggr).toContain("from 0.00");
  expect(ggr).not.toContain("USD");
  await today();
});

it("dashboard: margin → GGR in percent of the stakes", async () => {
  show([]);
  expect(screen.getByRole("region", { name: "Margin" }).textContent).toContain("−10.42%from 0%");
  await today();
});

it("dashboard: permission for reports → GGR links to the report by operator of the same period", async () => {
  show(["view_game_reports"]);
  const href = within(screen.getByRole("region", { name: "GGR" }))
    .getByRole("link")
    .getAttribute("href");
  expect(href).toMatch(/^\/reports\/game-operator\?period=.+T00%3A00Z\.\.$/);
  await today();
});

it("dashboard: permission for a list → figures link to it", async () => {
  show(["view_bets"]);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toHaveLength(2);
  expect(hrefs[0]).toMatch(/^\/bets\?isSettled=true&period=.+T00%3A00Z\.\.$/);
  await today();
});
