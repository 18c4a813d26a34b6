import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryHistory, type MemoryHistory } from "history";
import { expect, it, vi } from "vitest";
import { AppLink } from "#kit/address/app-link.tsx";
import { defineModule, type PageDefinition } from "#kit/pages/define-module.ts";
import { HistoryProvider } from "#kit/address/history.ts";
import { createRegistry, RegistryProvider } from "#kit/pages/registry.ts";
import { usePageLinks } from "./use-page-links.ts";

const pages = ["/bets", "/bets/{id}"].map((path): PageDefinition => ({
  path,
  title: path,
  group: "Bets",
  page: async () => ({ default: () => null }),
}));
const registry = createRegistry([defineModule({ pages, panels: [] })]);

const Links = () => {
  usePageLinks();
  return (
    <>
      <a href="/bets/S-1">Bet</a>
      <a href="/bets?status=OPEN">Open bets</a>
      <a href="/bets/S-1" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
      <a href="/api/auth/logout">Logout</a>
      <a href="https://example.com/bets">Another site</a>
      <a href="#page">Skip</a>
      <AppLink to="/bets/S-2">Followed by itself</AppLink>
    </>
  );
};

/** Clicks a link. Returns whether the click was left to the browser, and the history. */
const follow = (name: string, keys: MouseEventInit = {}): [whole: boolean, history: MemoryHistory] => {
  const history = createMemoryHistory({ initialEntries: ["/games?opId=op-nordlys&page=3"] });
  render(
    <RegistryProvider value={registry}>
      <HistoryProvider value={history}>
        <Links />
      </HistoryProvider>
    </RegistryProvider>,
  );
  // Listens last, so that jsdom follows no link.
  const left = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", (event) => !event.defaultPrevented && left(event), { once: true });
  fireEvent.click(screen.getByText(name), keys);
  return [left.mock.calls.length === 1, history];
};

it("page links: link to a page → navigates without a reload, scope is kept", () => {
  const [whole, { location }] = follow("Bet");
  expect(whole).toBe(false);
  expect(location.pathname + location.search).toBe("/bets/S-1?opId=op-nordlys");
});

it("page links: link with a query → its parameters are kept", () => {
  const [, { location }] = follow("Open bets");
  expect(location.search).toBe("?opId=op-nordlys&status=OPEN");
});

it("page links: AppLink → navigates once", () => {
  const [whole, { index, location }] = follow("Followed by itself");
  expect(whole).toBe(false);
  expect([index, location.pathname]).toEqual([1, "/bets/S-2"]);
});

it.each(["Elsewhere", "Logout", "Another site", "Skip"])(
  "page links: %s, not a page of the console → left to the browser",
  (name) => {
    const [whole, { index }] = follow(name);
    expect([whole, index]).toEqual([true, 0]);
  },
);

it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("page links: click with %s → left to the browser", (key) => {
  const [whole, { index }] = follow("Bet", { [key]: true });
  expect([whole, index]).toEqual([true, 0]);
});
