import { expect, it } from "vitest";
import { entryWays, modalWays } from "./status-ways.ts";

const words = ({ save, others }: ReturnType<typeof entryWays>) =>
  [save, ...others].map(({ label, to }) => `${label}: ${to}`);

it.each([
  [undefined, ["Save draft: DRAFT", "Publish: PUBLISHED"]],
  ["DRAFT", ["Save draft: DRAFT", "Publish: PUBLISHED", "Archive: ARCHIVED"]],
  [
    "PUBLISHED",
    ["Save and publish: PUBLISHED", "Save without publishing: PUBLISHED", "Unpublish: DRAFT", "Archive: ARCHIVED"],
  ],
  ["ARCHIVED", ["Save changes: ARCHIVED", "Publish: PUBLISHED", "Revert to draft: DRAFT"]],
  ["SCHEDULED", ["Save changes: SCHEDULED"]],
])("entryWays: page %s → %j", (status, ways) => expect(words(entryWays("page", status))).toEqual(ways));

it.each([
  [undefined, ["Add as inactive: INACTIVE", "Add and activate: ACTIVE"]],
  ["ACTIVE", ["Save changes: ACTIVE", "Deactivate: INACTIVE"]],
  ["INACTIVE", ["Save changes: INACTIVE", "Activate: ACTIVE"]],
])("modalWays: modal %s → %j", (status, ways) => expect(words(modalWays(status))).toEqual(ways));

it("entryWays: unpublished changes → Save and publish has an effect without new input", () => {
  const { save, publishes } = entryWays("page", "PUBLISHED", true);
  expect([save.label, publishes]).toEqual(["Save and publish", true]);
});

it.each([
  ["page", entryWays("page", "PUBLISHED")],
  ["modal", modalWays("ACTIVE")],
])("ways: saving a %s that players see → confirmed first", (_noun, { save }) => expect(save.goesLive).toBe(true));
