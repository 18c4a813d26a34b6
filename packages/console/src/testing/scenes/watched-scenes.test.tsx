import type { WriteId } from "@backoffice/api-client/contract";
import { toast } from "@backoffice/ui";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { firstToSend, scenesIn, sentBy, type SceneFile } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import * as bankEdit from "../../features/banks/bank-list/panels/bank-edit.scenes.tsx";
import * as payment from "../../features/billing/payments/panels/edit-manual-payment.scenes.tsx";
import * as password from "../../features/players/panels/change-password-player.scenes.tsx";
import * as topUp from "../../features/wallet/top-up/topup-player.scenes.tsx";
import { watchToasts } from "./named-in-toasts.ts";
import { watchDrafts } from "./stored-drafts.ts";

/*
 * What every scene of a panel that sends something is watched for (`play-scenes.ts`): a mistake is noticed, and the forms
 * that are watched do keep drafts and send marked texts.
 */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const never = () => Promise.reject(new Error("The mock server is not asked"));

/** The check of a scene that stores a draft in `place` while it sends `body`. */
const storing =
  (write: WriteId, body: object, place: Storage, draft: { values?: object; base?: object }, tags: string[] = []) =>
  () => {
    const { answer, expectUnmarked, stop } = watchDrafts([write], tags);
    try {
      void answer(write, { body }, never);
      place.setItem("draft:1", JSON.stringify({ values: {}, base: {}, ...draft }));
      expectUnmarked();
    } finally {
      stop();
    }
  };

const SENT = { title: "Alpha", contact: { email: "anna@example.com" } };

test("drafts of a scene: a marked text that is sent is stored → noticed, also in what the record held", () => {
  const storingOf = (draft: { values?: object; base?: object }) => storing("updateBank", SENT, localStorage, draft);
  expect(storingOf({ values: { title: "Alpha" } })).not.toThrow();
  expect(storingOf({ values: { title: "anna@example.com" } })).toThrow("anna@example.com");
  expect(storingOf({ base: { contact: { at: "anna@example.com" } } })).toThrow("anna@example.com");
});

test("drafts of a scene: a name is marked, except in content of public sites", () => {
  const body = { name: "Spring offer" };
  const draft = { values: body };
  expect(storing("createCmsBlock", body, localStorage, draft)).toThrow("Spring offer");
  expect(storing("createCmsBlock", body, localStorage, draft, ["panel:cms-block"])).not.toThrow();
});

test("drafts of a scene: money is stored beyond the tab → noticed", () => {
  expect(storing("verifyDeposit", {}, sessionStorage, {})).not.toThrow();
  expect(storing("verifyDeposit", {}, localStorage, {})).toThrow("expected true to be false");
});

test("drafts of a scene: nothing is sent → noticed", () => {
  const { expectUnmarked, stop } = watchDrafts(["updateBank"], []);
  expect(expectUnmarked).toThrow("marked to send");
  stop();
});

test("toast of a scene: success without the record → noticed, unless its sentence names it", () => {
  const saying = (write: WriteId, options?: { recordName: string }) => () => {
    const { expectNamed, stop } = watchToasts([write]);
    try {
      toast.success("Saved.", options);
      expectNamed();
    } finally {
      stop();
    }
  };
  expect(saying("updateBank")).toThrow("Saved.");
  expect(saying("updateBank", { recordName: "Alpha" })).not.toThrow();
  expect(saying("deleteCmsEntry")).not.toThrow();
});

test("first to send: each write of a file once, with the first scene that sends it", () => {
  const scene = (name: string, ...sends: readonly WriteId[]) => ({
    name,
    meta: {} as SceneFile["default"],
    story: { parameters: { sends } },
  });
  const firsts = firstToSend([scene("a"), scene("b", "updateBank"), scene("c", "deleteBank", "updateBank")]);
  expect([...firsts].map(([{ name }, writes]) => [name, writes])).toEqual([
    ["b", ["updateBank"]],
    ["c", ["deleteBank"]],
  ]);
});

test.each([
  ["a record", bankEdit, { drafts: true, marked: false }],
  ["a secret", password, { drafts: false, marked: true }],
  ["money", payment, { drafts: true, marked: false }],
  ["money of a player", topUp, { drafts: true, marked: false }],
] as const)("watched scene of %s: what it stores and sends is seen", async (_, file, seen) => {
  const [told] = firstToSend(scenesIn(file)).keys();
  const drafts = watchDrafts(sentBy(told!), told!.meta.tags ?? []);
  await stagePanel(told!, {}, drafts.answer).play();
  const counts = drafts.counts();
  drafts.stop();
  expect({ drafts: counts.drafts > 0, marked: counts.marked > 0 }).toEqual(seen);
});
