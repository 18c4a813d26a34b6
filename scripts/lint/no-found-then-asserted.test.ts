import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const RULE = "backoffice(no-found-then-asserted)";
const scene = (statement: string) =>
  [
    'import { expect, screen, waitFor, within } from "storybook/test";',
    "declare const drawer: () => Promise<ReturnType<typeof within>>;",
    "declare const panel: ReturnType<typeof within>;",
    `export const play = async () => { ${statement} };`,
    "void [expect, screen, waitFor, within, drawer, panel];",
    "",
  ].join("\n");

test("no-found-then-asserted: element found first, then asserted → refused; both retried, or found only → allowed", async () => {
  const refused = {
    screen: 'await expect(await screen.findByText("Saved")).toBeVisible();',
    panel: 'await expect(await panel.findByRole("textbox")).not.toHaveValue("1");',
    drawer: 'await expect(await (await drawer()).findByText("Saved")).toBeVisible();',
    all: 'await expect(await screen.findAllByRole("row")).toHaveLength(2);',
    one: 'await expect((await screen.findAllByText("Saved"))[0]).toBeVisible();',
    text: 'await expect((await screen.findByRole("dialog")).textContent).toBe("Saved");',
    inside: 'await expect(within(await screen.findByRole("dialog")).getByText("Saved")).toBeVisible();',
    retried: 'await waitFor(async () => expect(await screen.findByText("Saved")).toBeVisible());',
  };
  const allowed = {
    together: 'await waitFor(() => expect(screen.getByText("Saved")).toBeVisible());',
    "in-drawer": 'await waitFor(async () => expect((await drawer()).getByText("Saved")).toBeVisible());',
    found: 'await screen.findByText("Saved");',
    rejects: 'await expect(screen.findByText("Saved")).rejects.toThrow("Unable");',
    called: 'await expect(async () => { await screen.findByText("Saved"); }).rejects.toThrow("Unable");',
    other: "await expect(await drawer()).toBeTruthy();",
  };
  const files: Record<string, string> = {};
  for (const [name, statement] of Object.entries({ ...refused, ...allowed })) files[`${name}.ts`] = scene(statement);
  const fired = await runOxlint(files);
  for (const name of Object.keys(refused)) expect(fired[`${name}.ts`], name).toEqual([RULE]);
  for (const name of Object.keys(allowed)) expect(fired[`${name}.ts`], name).toEqual([]);
});
