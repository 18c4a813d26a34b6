import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import type { PageDefinition } from "#kit/pages/define-module.ts";
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

/** Returns the href of the link, or undefined without a link. */
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

it("reference link: record with a page → link to the page, scope is kept", () => {
  expect(linkOf({ value: "8F/2K", at: "/bets?opId=op-nordlys&status=OPEN" })).toBe("/players/8F%2F2K?opId=op-nordlys");
});

it("reference link: path with more parameters → filled from the row, plain text without them", () => {
  expect(linkOf({ kind: "ticket", value: "t-1", row: { brandId: "br-1" } })).toBe("/tickets/br-1/t-1");
  expect(linkOf({ kind: "ticket", value: "t-1" })).toBeUndefined();
});

it("reference link: record without a page → link to its list", () => {
  expect(linkOf({ kind: "domain", value: "a.example" })).toBe(
    "/domains?domain=a.example&panel=row-details&row=a.example",
  );
});

it("reference link: record with a drawer → drawer over the page, filters stay", () => {
  expect(linkOf({ kind: "bet-debit", value: "tx1", at: "/bets?status=OPEN" })).toBe(
    "/bets?status=OPEN&panel=bet-debit-details&debit=tx1",
  );
});

it.each<[string, Shown]>([
  ["kind without a page or drawer", { kind: "currency", value: "EUR" }],
  ["value * (all)", { kind: "player", value: "*" }],
  ["no value", { value: null }],
  ["permission is missing", { account: "partner" }],
  ["page of the record itself", { at: "/players/8F2K" }],
  ["drawer of the record itself", { kind: "bet-debit", value: "tx1", at: "/bets?panel=bet-debit-details&debit=tx1" }],
])("reference link: %s → plain text", (_, shown) => expect(linkOf(shown)).toBeUndefined());
