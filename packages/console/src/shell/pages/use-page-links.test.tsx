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

/** Clicks a link; whether the click was left to the browser. */
const follow = (name: string, keys: MouseEventInit = {}): [whole: boolean, history: MemoryHistory] => {
  const history = createMemoryHistory({ initialEntries: ["/games?opId=op-nordlys&page=3"] });
  render(
    <RegistryProvider value={registry}>
      <HistoryProvider value={history}>
        <Links />
      </HistoryProvider>
    </RegistryProvider>,
  );
  // The last to hear of it, so that this pretend browser follows nothing.
  const left = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", (event) => !event.defaultPrevented && left(event), { once: true });
  fireEvent.click(screen.getByText(name), keys);
  return [left.mock.calls.length === 1, history];
};

it("follows a link to a page without loading the console anew, and keeps whose data is shown", () => {
  const [whole, { location }] = follow("Bet");
  expect(whole).toBe(false);
  expect(location.pathname + location.search).toBe("/bets/S-1?opId=op-nordlys");
});

it("keeps what the link itself says", () => {
  const [, { location }] = follow("Open bets");
  expect(location.search).toBe("?opId=op-nordlys&status=OPEN");
});

it("leaves alone what its own link follows", () => {
  const [whole, { index, location }] = follow("Followed by itself");
  expect(whole).toBe(false);
  expect([index, location.pathname]).toEqual([1, "/bets/S-2"]);
});

it.each(["Elsewhere", "Logout", "Another site", "Skip"])("leaves to the browser what is no page here: %s", (name) => {
  const [whole, { index }] = follow(name);
  expect([whole, index]).toEqual([true, 0]);
});

it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "leaves to the browser what is meant for elsewhere: %s",
  (key) => {
    const [whole, { index }] = follow("Bet", { [key]: true });
    expect([whole, index]).toEqual([true, 0]);
  },
);
