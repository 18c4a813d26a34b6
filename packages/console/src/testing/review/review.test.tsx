import { ReviewPage } from "@backoffice/ui/docs";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { modules } from "../../app/modules.ts";
import { panelFacts } from "./panel-facts.ts";

const story = (id: string, panel: string) => ({
  id,
  title: `Panels/${panel}`,
  name: "Default",
  type: "story",
  tags: ["dev", `panel:${panel}`],
});
const load = () =>
  Promise.resolve<unknown>({
    entries: { a: story("a", "bet-details"), b: story("b", "row-details"), c: story("c", "of-another-app") },
  });

test("review page: lists every panel of the catalogue, with the stories that carry its tag", async () => {
  render(<ReviewPage load={load} facts={panelFacts(modules)} loadPictures={() => Promise.resolve(undefined)} />);
  const row = await screen.findByRole("row", { name: /bank-edit/ });
  expect(row.textContent).toContain("/withdraw/bank-list?panel=bank-edit&uuid={uuid}");
  expect(row.textContent).toContain("Super admin, Admin, Operator admin");
  for (const panel of [/\bbet-details ?\d+ states/, /\brow-details ?\d+ states/])
    expect(screen.getByRole("row", { name: panel })).not.toBeNull();
  const panels = modules.flatMap((module) => module.panels);
  expect(screen.getAllByText("No stories yet")).toHaveLength(panels.length - 2);
});
