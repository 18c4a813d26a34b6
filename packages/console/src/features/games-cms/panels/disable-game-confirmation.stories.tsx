import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { offered, setAtNordlys } from "#testing/game-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Games/disable-game-confirmation",
  args: {
    ...staging.args,
    scenario: "small",
    arrange: (db) => setAtNordlys(db, offered(db), { status: "ACTIVE", order: 3 }),
    opens: (db) => ({ id: "disable-game-confirmation", params: { ...offered(db), opId: "op-nordlys" } }),
  },
} satisfies Meta<Scene>;
export default meta;

/** Names of operators come a little later than the console. */
const confirm = async () => {
  const question = await dialog("Disable game");
  await question.findByText(/^(Nordlys|the whole platform)$/);
  await userEvent.click(question.getByRole("button", { name: "Disable game" }));
};

/** Says which game, and whose; the focus is on Cancel. */
export const Asked: SceneStory = {
  play: async () => {
    const question = await dialog("Disable game");
    await question.findByText("Nordlys");
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      /^Disable .+ for Nordlys\. Players can no longer play it there\.$/,
    );
    await expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  },
};

export const Disabled: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    await confirm();
    await expect(await screen.findByText(/ is disabled for Nordlys\.$/)).toBeVisible();
    await expect(db.games.settings.get("op-nordlys")?.get(offered(db).gameId)?.status).toBe("DISABLED");
  },
};

/** Somebody else was faster: said, and nothing is changed twice. */
export const DisabledBySomebodyElseMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    setAtNordlys(db, offered(db), { status: "DISABLED", order: 3 });
    const before = db.games.logs.size;
    await confirm();
    const failure = await dialog("Unable To Disable Game");
    await expect(await failure.findByText(`${offered(db).title} is already disabled.`)).toBeVisible();
    await expect(db.games.logs.size).toBe(before);
  },
};

/** The server says no, though the session says yes. */
export const ForbiddenByServer: SceneStory = {
  args: { faults: [{ operation: "disableGame", fault: "403" }] },
  play: async () => {
    await confirm();
    await expect(await (await dialog("Unable To Disable Game")).findByText(/Nothing was changed/)).toBeVisible();
  },
};

/** Carried out, and the answer was lost: nobody says that it failed. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "disableGame", fault: "lost" }] },
  play: async () => {
    await confirm();
    await expect(await (await dialog("The Change Is Not Confirmed")).findByText(/It may or may not/)).toBeVisible();
  },
};
