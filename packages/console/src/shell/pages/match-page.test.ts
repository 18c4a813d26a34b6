import { expect, it } from "vitest";
import { matchPage } from "./match-page.ts";

it.each([
  ["/bets/{id}", "/bets/b-1", { id: "b-1" }],
  ["/bets/{id}", "/bets/b-1/", { id: "b-1" }],
  ["/bets/{id}", "/bets/a%2Fb%20c", { id: "a/b c" }],
  ["/bets/{id}", "/bets/100%", { id: "100%" }],
  ["/support/{brandId}/{ticketId}", "/support/nova/%C3%A9", { brandId: "nova", ticketId: "é" }],
  ["/bets", "/bets", {}],
])("matchPage: %s at %s → its parameters", (path, pathname, params) =>
  expect(matchPage(path, pathname)?.params).toEqual(params),
);

it.each([
  ["/bets/{id}", "/bets"],
  ["/bets/{id}", "/bets/a/b"],
  ["/bets", "/bets/1"],
])("matchPage: %s at %s → no match", (path, pathname) => expect(matchPage(path, pathname)).toBeNull());
