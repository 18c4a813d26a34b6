import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { panelSources } from "#testing/panels/panel-sources.ts";
import { sourceTexts } from "#testing/panels/source-texts.ts";
import { PanelHost } from "../../shell/panels/panel-host.tsx";
import { modules } from "../modules.ts";

/*
 * Every drawer, opened from a list whose rows open it: one that shows or decides a record of 480 or 710 px stands beside
 * the list, from 1280 px on; forms, wider drawers and all others are modal (ruling 56).
 */

const FORM = /<(?:FormPanel|RecordForm|EditForm|WizardPanel|NewOrExisting)\b/;

/** A record to which notes are added. */
const WITH_NOTES = "invoice-details";

const drawers = modules.flatMap(({ panels }) => panels.filter(({ keptIn }) => keptIn === "address"));
const isForm = ({ id }: PanelDefinition) =>
  id !== WITH_NOTES && (panelSources.get(id)?.files ?? []).some((file) => FORM.test(sourceTexts.get(file) ?? ""));

const list = (panel: string) => ({ panel, param: "id", ids: ["1"] });
const Page = ({ panel }: { panel: string }) => {
  usePublishNeighbours(list(panel));
  return <div id="beside" />;
};

/** The drawer, drawn with an empty content. */
const open = async (
  panel: PanelDefinition,
  { room = true, listed = panel.id }: { room?: boolean; listed?: string },
) => {
  vi.stubGlobal("matchMedia", () => ({ matches: room, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const content = () => Promise.resolve({ default: () => null });
  const definition: PanelDefinition = { ...panel, permission: undefined, params: ["id"], panel: content };
  const at = `/?panel=${panel.id}&id=1`;
  render(<Page panel={listed} />, inConsole({ at, panels: [definition], host: PanelHost }));
  const drawer = await waitFor(() => {
    const drawerElement = document.querySelector("[data-slot=drawer]");
    if (!drawerElement) throw new Error("The drawer is not open yet");
    return drawerElement;
  });
  await act(async () => undefined);
  const isModal = document.querySelector("[data-slot=scrim]") !== null;
  expect(drawer.isConnected && drawer.hasAttribute("data-inline")).toBe(!isModal);
  return isModal ? "modal" : "beside the list";
};

beforeEach(() => vi.unstubAllGlobals());
afterEach(cleanup);

test("drawers: found with their sources", () => {
  expect(drawers.length).toBeGreaterThan(50);
  expect(drawers.filter(isForm).length).toBeGreaterThan(15);
  expect(drawers.filter((it) => !isForm(it)).length).toBeGreaterThan(30);
});

test.each(drawers.map((it) => [it.id, it] as const))(
  "drawer %s: opened from its list → inline by kind and width",
  async (_, it) => {
    const isInline = !isForm(it) && it.width !== "xl";
    expect(await open(it, {})).toBe(isInline ? "beside the list" : "modal");
  },
);

const record = drawers.find(({ id }) => id === "transaction-details")!;

test("record drawer: window below 1280 px → modal", async () => {
  expect(await open(record, { room: false })).toBe("modal");
});

test("record drawer: over a list whose rows open another panel → modal", async () => {
  expect(await open(record, { listed: "bet-details" })).toBe("modal");
});
