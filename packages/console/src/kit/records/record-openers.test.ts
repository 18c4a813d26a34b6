import { createMemoryHistory } from "history";
import { expect, test } from "vitest";
import { followOpeners, openerOf } from "./record-openers.ts";

test("openers: a page → the page that led to it, through its tabs, steps and Back", () => {
  const history = createMemoryHistory({ initialEntries: ["/players/8F2K?tab=bets"] });
  followOpeners(history);
  const opener = () => openerOf(history.location.key)?.pathname;
  expect(opener()).toBeUndefined();
  history.push("/bets/1");
  expect(openerOf(history.location.key)).toMatchObject({ pathname: "/players/8F2K", search: "?tab=bets" });
  history.replace("/bets/1?tab=json");
  history.replace("/bets/2");
  expect(opener()).toBe("/players/8F2K");
  history.push("/bets");
  history.push("/bets/3");
  expect(opener()).toBe("/bets");
  history.go(-2);
  expect(opener()).toBe("/players/8F2K");
  history.go(-1);
  expect(opener()).toBeUndefined();
});
