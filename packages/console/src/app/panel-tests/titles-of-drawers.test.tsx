import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { openingOf, overNothing, panelScenes } from "#testing/panels/panel-scenes.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";

/*
 * A drawer keeps its documented title; the name or code of the record is below it, and never a UUID.
 */

/** Drawers whose title depends on the kind of the record (money §2), and those that also add a record ("New bank"). */
const BY_KIND: Readonly<Record<string, RegExp>> = {
  "transaction-details": / Details$/,
  "billing-record-details": /^(Invoice|Payment) Details$/,
  "cms-block": /^Slide$/,
  "cms-entry": /^(Page|Text|Content page)$/,
};
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i;

const drawers = panelScenes.flatMap((it) => {
  const story = openingOf(it);
  // Row details need their list; the drawers that need a permission do not.
  return story && it.panel.permission && it.panel.keptIn === "address" ? [[it.id, it.panel, story] as const] : [];
});

test.each(drawers)("drawer %s: opened → documented title, record below the title", async (id, panel, story) => {
  stagePanel(story, { at: overNothing(story) });
  const drawer = await panelOnScreen();
  const textOf = (name: string) => document.getElementById(drawer.getAttribute(name) ?? "")?.textContent ?? "";
  const title = () => textOf("aria-labelledby");
  const own = BY_KIND[id];
  const isDocumented = () => (own ? own.test(title()) : title() === panel.title || title() === panel.creates?.label);
  await waitFor(() => expect(isDocumented(), title()).toBe(true));
  expect(textOf("aria-describedby")).not.toMatch(UUID);
});
