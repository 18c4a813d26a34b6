import { expect, test } from "vitest";
import { modules } from "../../app/modules.ts";
import { storyBackend } from "#testing/backend/story-backend.ts";
import { setScene } from "#testing/backend/set-scene.ts";
import type { Scene } from "#testing/scene.ts";
import { nordea } from "#testing/rows/rows.ts";
import { addressOfScene } from "./address-of-scene.ts";
import { pageOfPanel } from "./page-of-panel.ts";

const addressOf = (said: Scene, toolbar = { page: "own" }) => {
  const scene = setScene(said, toolbar);
  return addressOfScene(scene, storyBackend(scene).db);
};
const own = () => null;

test.each<[string, Scene, string]>([
  ["a drawer", { at: "/?panel=bank-edit&uuid=1" }, "/withdraw/bank-list?panel=bank-edit&uuid=1"],
  ["a drawer over a page that it names", { at: "/players?panel=bank-edit" }, "/players?panel=bank-edit"],
  ["a page about nothing", {}, "/"],
  ["a panel of the story", { at: "/?panel=story-panel" }, "/?panel=story-panel"],
  ["a page of the story", { at: "/?panel=bank-edit", page: own }, "/?panel=bank-edit"],
])("address of a scene over its page: %s", (_, scene, address) => {
  expect(addressOf(scene)).toBe(address);
});

test("address of a scene over its page: confirmation → page of its module", () => {
  expect(addressOf({ opens: (db) => ({ id: "delete-bank", params: { bank: nordea(db) } }) })).toBe(
    "/withdraw/bank-list",
  );
});

test("address of a scene over any page: drawer → empty page", () => {
  expect(addressOf({ at: "/?panel=bank-edit" }, { page: "any" })).toBe("/?panel=bank-edit");
  expect(addressOf({ at: "/?panel=bank-edit", overPage: false })).toBe("/?panel=bank-edit");
});

test("page of a panel: every panel has one, except those that open over any page", () => {
  const paths = new Set(modules.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const ids = modules.flatMap(({ panels }) => panels.map(({ id }) => id as string));
  const without = ids.filter((id) => !paths.has(pageOfPanel(id) ?? ""));
  expect(without).toEqual(["show-image", "row-details"]);
});
