import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { gameThat, offered } from "#testing/rows/game-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const opens: Scene["opens"] = (db) => ({ id: "launch-game-url", params: { ...offered(db), opId: "op-nordlys" } });

export default {
  ...staging,
  title: "Panels/Games catalogue/Launch Game URL",
  tags: ["panel:launch-game-url"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();

const modal = async () => within(await screen.findByRole("dialog", { name: "Launch Game URL" }));

/** Read-only text to copy. */
export const ReadOnlyText: SceneStory = {
  play: async () => {
    const url = await (await modal()).findByRole("textbox", { name: "URL" });
    await expect(url).toHaveAttribute("readonly");
    await expect(url).toHaveDisplayValue(/^https:\/\/play\.op-nordlys\.example\.com\/launch\//);
    await expect((await modal()).getByRole("button", { name: "Copy URL" })).toBeEnabled();
  },
};

/** No operator selected: no request until one is. */
export const NoOperator = look(
  {
    args: { opens: (db) => ({ id: "launch-game-url", params: offered(db) }) },
    play: async () => {
      const window = await modal();
      await expect(window.queryByRole("textbox", { name: "URL" })).toBeNull();
      await userEvent.click(window.getByRole("combobox", { name: "Operator or brand" }));
      await userEvent.click((await screen.findAllByRole("option", { name: /^Nordlys/ }))[0]!);
      await waitFor(() => expect(window.getByRole("textbox", { name: "URL" })).toBeVisible());
    },
  },
  { name: "No operator selected" },
);

/** The server refuses with the reason. */
export const NoDemo = look({
  args: {
    opens: (db) => ({
      id: "launch-game-url",
      params: { ...gameThat(db, (it) => !it.hasDemo), opId: "op-nordlys" },
    }),
  },
  play: async () => {
    await waitFor(async () => expect((await modal()).getByText("This game has no demo.")).toBeVisible());
  },
});

export const Loading = look(
  {
    args: { faults: [{ operation: "showLaunchUrl", fault: "timeout" }] },
    play: async () => {
      await waitFor(async () =>
        expect((await modal()).getByRole("status", { name: "Loading the form" })).toBeVisible(),
      );
    },
  },
  { loads: true },
);

/** An HTML page instead of a response; retrying succeeds. */
export const FailedAndTriedAgain: SceneStory = {
  args: { faults: [{ operation: "showLaunchUrl", fault: "html-200", times: 1 }] },
  play: async () => {
    await userEvent.click(await (await modal()).findByRole("button", { name: "Try again" }));
    await waitFor(async () => expect((await modal()).getByRole("textbox", { name: "URL" })).toBeVisible());
  },
};
