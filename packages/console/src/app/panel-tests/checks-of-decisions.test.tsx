import type { WriteId } from "@backoffice/api-client/contract";
import { operations } from "@backoffice/api-client/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { panelScenes } from "#testing/panels/panel-scenes.ts";
import { sceneOf, sentBy, type PanelStory } from "#testing/panels/panel-story.ts";
import { stagePanel, type Answer } from "#testing/panels/stage-panel.tsx";

/*
 * Every panel that approves money: while the player is read it cannot approve; if the player cannot be read, it names the
 * checks before it approves (ruling 54). A rejection waits for no check.
 */

/** Approval is the last step of a wizard, whose first step already shows the checks. */
const IN_STEPS = "approve-bonus-request";

/** Writes of money that decide about a record. */
const DECIDES = /^(decide|verify|confirm|force|pay|settle)/;
const isDecision = (id: WriteId) => operations[id].effect === "money" && DECIDES.test(id);

const APPROVES = /^(Force )?(Approve|Verify|Confirm|Settle)\b/;
const approving = () => screen.queryAllByRole("button", { name: APPROVES, hidden: true }).at(-1);
const describedBy = (element: Element | undefined) =>
  (element?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

/** The first scene of each panel and write that opens the panel itself and offers an approval. */
const CASES = panelScenes.flatMap(({ id, stories }) => {
  if (id === IN_STEPS || id.startsWith("reject")) return [];
  const openings = new Map<string, PanelStory>();
  for (const story of stories) {
    const { opens, at } = sceneOf(story);
    if (opens === undefined && at === undefined) continue;
    for (const write of sentBy(story).filter(isDecision)) {
      const name = `${id}, ${write}`;
      if (!openings.has(name) && !/reject/i.test(story.name)) openings.set(name, story);
    }
  }
  return [...openings].map(([name, story]) => [name, story] as const);
});

afterEach(() => {
  vi.unstubAllGlobals();
  releaseUnsaved();
});

const playerIs =
  (response: () => Response | Promise<Response>): Answer =>
  (id) =>
    id === "getPlayer" ? response() : undefined;
const never = playerIs(() => new Promise<Response>(() => {}));
const fails = playerIs(() => new Response("", { status: 500 }));

const open = async (story: PanelStory, answer: Answer) => {
  const { calls } = stagePanel(story, {}, answer);
  await panelOnScreen();
  return () => calls.filter(({ id }) => DECIDES.test(id));
};

const fillIn = () => {
  for (const amount of screen.queryAllByRole("textbox", { name: /^Win amount/, hidden: true }))
    fireEvent.change(amount, { target: { value: "47" } });
  for (const note of screen.queryAllByRole("textbox", { name: /^(Note|Reason)/, hidden: true }))
    fireEvent.change(note, { target: { value: "Not your own account, sorry." } });
};

test("panels that approve money: all are opened", () =>
  expect(new Set(CASES.map(([name]) => name.split(",")[0]))).toEqual(
    new Set([
      "affiliate-withdraw-approve-confirmation",
      "bonus-withdraw-confirmation",
      "cashback-withdraw-confirmation",
      "confirm-tomani-withdraw",
      "force-approve",
      "order-status",
      "referral-claim-confirmation",
      "settle-open-bet",
      "tournament-winner-details",
      "transaction-details",
      "verify-deposit-confirmation",
      "winner-prize-payout-confirmation",
      "withdraw-confirmation",
    ]),
  ));

test.each(CASES)("decision %s: player is loading → approval is disabled with a reason", async (_name, story) => {
  const sent = await open(story, never);
  await waitFor(() => expect(describedBy(approving())).toMatch(/Waiting for \d+ checks?\./));
  fireEvent.click(approving()!);
  expect(sent()).toEqual([]);
  expect(screen.queryByText(/^Not read:/)).toBeNull();
});

test.each(CASES)(
  "decision %s: player cannot be read → missing checks are named before approval",
  async (_name, story) => {
    const sent = await open(story, fails);
    fillIn();
    await waitFor(() => expect(approving()?.getAttribute("aria-disabled") ?? null).toBeNull());
    // A drawer asks; a dialog is the question itself.
    if (approving()!.textContent?.includes("…")) fireEvent.click(approving()!);
    await waitFor(async () =>
      expect((await panelOnScreen()).textContent).toMatch(/Not read: player|checks? failed: player/),
    );
    expect(sent()).toEqual([]);
  },
);

const drawers = CASES.filter(([name]) => name.startsWith("transaction-details"));
test.each(drawers)("decision %s: player is loading → rejection waits for its note only", async (_name, story) => {
  await open(story, never);
  await waitFor(() => expect(describedBy(approving())).toMatch(/Waiting for/));
  fillIn();
  const reject = () => screen.getByRole("button", { name: /^Reject\b/, hidden: true });
  await waitFor(() => expect(reject().getAttribute("aria-disabled")).toBeNull());
});
