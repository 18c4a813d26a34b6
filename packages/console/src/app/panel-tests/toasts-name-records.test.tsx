import type { WriteId } from "@backoffice/api-client/contract";
import { toast } from "@backoffice/ui";
import { afterAll, expect, test, vi } from "vitest";
import { panelScenes, sentBy } from "#testing/panels/panel-scenes.ts";
import type { PanelStory } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";

/*
 * Every write of every panel: the toast after its success names the record, in its sentence or on a line of its own.
 */

/** Forms that need a real file input, which jsdom has not. */
const FILES = new Set(["upload-media"]);

/** Each write of each panel, with the first story that sends it. */
const written = panelScenes.flatMap(({ id, stories }) => {
  if (FILES.has(id)) return [];
  const firsts = new Map<WriteId, PanelStory>();
  for (const story of stories) for (const write of sentBy(story)) if (!firsts.has(write)) firsts.set(write, story);
  return [...firsts].map(([write, story]) => [id, write, story] as const);
});

/** Sentences that name the record themselves, or that are about no single record, with the reason. */
const NAMED: Readonly<Partial<Record<WriteId, string>>> = {
  deleteCmsEntry: "says the key of the deleted entry",
  deleteCmsBlock: "says the name of the deleted block",
  createFrontDoorDomain: "the sentence of the server says the domain",
  migrateUser: "says the user and their new operator",
  refreshPermissions: "says the user",
  transformBrand: "says the new operator",
  transformOperator: "says the operator and its parent",
  cancelAffiliateWithdrawJob: "says the number of the job",
  enableGamesByAggregator: "is about many games, and says how many and of which operator",
  disableGamesByAggregator: "is about many games, and says how many and of which operator",
};

const successes = vi.spyOn(toast, "success");
afterAll(() => vi.restoreAllMocks());

test.each(written)("panel %s: success of %s → toast names the record", async (_, write, story) => {
  localStorage.clear();
  toast.clear();
  successes.mockClear();
  await stagePanel(story).play();
  const [said, options] = successes.mock.calls.at(-1) ?? [];
  if (said === undefined || NAMED[write] !== undefined) return;
  expect(options?.recordName, said).toMatch(/\w{2}/);
});
