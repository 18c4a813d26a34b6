import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import type { PageDefinition } from "../pages/define-module.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { RecordOf } from "./record-of.ts";
import { RefLink } from "./ref-link.tsx";

const none = () => Promise.reject(new Error("It is not opened"));
const page = (path: string, recordOf: RecordOf): PageDefinition => ({
  path,
  title: path,
  group: "Other",
  permission: "view_users",
  recordOf,
  page: none,
});
const pages = [
  page("/players/{code}", "player"),
  page("/tickets/{brandId}/{ticketId}", "ticket"),
  page("/domains", { kind: "domain", search: "domain={}&panel=row-details&row={}" }),
];
const panels: readonly PanelDefinition[] = [
  { id: "bet-debit-details", title: "Debit", keptIn: "address", params: ["debit"], recordOf: "bet-debit", panel: none },
  { id: "player-details", title: "Player", keptIn: "address", params: ["player"], recordOf: "player", panel: none },
];

type Shown = { at?: string; account?: string } & Partial<Parameters<typeof RefLink>[0]>;

/** The address of the link; nothing where there is none. */
const linkOf = ({ at = "/bets", account, ...props }: Shown) => {
  const { wrapper } = inConsole({ at, pages, panels, ...(account && { account }) });
  const { unmount } = render(
    <RefLink kind="player" value="8F2K" {...props}>
      named
    </RefLink>,
    { wrapper },
  );
  expect(screen.getAllByText("named")).toHaveLength(1);
  const href = screen.queryByRole("link")?.getAttribute("href") ?? undefined;
  unmount();
  return href;
};

it("leads to the page of what is named, and keeps the scope", () => {
  expect(linkOf({ value: "8F/2K", at: "/bets?opId=op-nordlys&status=OPEN" })).toBe("/players/8F%2F2K?opId=op-nordlys");
});

it("takes the other parameters of a path from beside the value, and is no link without them", () => {
  expect(linkOf({ kind: "ticket", value: "t-1", row: { brandId: "br-1" } })).toBe("/tickets/br-1/t-1");
  expect(linkOf({ kind: "ticket", value: "t-1" })).toBeUndefined();
});

it("finds in its list what has no page", () => {
  expect(linkOf({ kind: "domain", value: "a.example" })).toBe(
    "/domains?domain=a.example&panel=row-details&row=a.example",
  );
});

it("opens a drawer over the page, whose filters stay", () => {
  expect(linkOf({ kind: "bet-debit", value: "tx1", at: "/bets?status=OPEN" })).toBe(
    "/bets?status=OPEN&panel=bet-debit-details&debit=tx1",
  );
});

it.each<[string, Shown]>([
  ["of a kind that has no place", { kind: "currency", value: "EUR" }],
  ["to everybody", { kind: "player", value: "*" }],
  ["to nothing", { value: null }],
  ["for who may not open it", { account: "partner" }],
  ["on the record itself", { at: "/players/8F2K" }],
  ["in its own drawer", { kind: "bet-debit", value: "tx1", at: "/bets?panel=bet-debit-details&debit=tx1" }],
])("is plain text %s", (_, shown) => expect(linkOf(shown)).toBeUndefined());
