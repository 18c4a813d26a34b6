import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { applied } from "#testing/bet-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Freebets/applied-freebet-details",
  args: {
    ...staging.args,
    scenario: "small",
    at: (db) => `/?panel=applied-freebet-details&applied=${applied(db).id}`,
  },
} satisfies Meta<Scene>;
export default meta;

const says = async (text: string | RegExp) => expect((await (await drawer()).findAllByText(text))[0]).toBeVisible();

/** Every documented fact, times read as seconds. */
export const EveryDocumentedFactTimesInSeconds: SceneStory = {
  args: {
    arrange: (db) => {
      const row = applied(db);
      db.freebets.applied.set(row.id, { ...row, activationDate: 1_763_546_400 });
    },
  },
  play: async () => {
    await says("19 Nov 2025, 11:00:00");
    await expect(screen.getByRole("dialog", { name: "Applied FreeBet Details" })).toBeVisible();
    const labels = screen.getAllByRole("term").map((term) => term.textContent);
    await expect(labels.join(", ")).toBe(
      "ID, Player, Operator, Activation date, Name, Type, Stage, From time, To time, Min selection, Max selection, " +
        "Min odd, Max odd, Bet amount, Bet count, Max win, Disciplines",
    );
  },
};

/** Another one for the same player: chosen from a list. */
export const AddAnother: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Add another…" }));
    await says(/^For player/);
  },
};

/** Staff of an operator see it, without JSON, and cannot give another. */
export const WithoutRight: SceneStory = {
  args: {
    account: "operator-admin",
    arrange: (db) => {
      const row = applied(db);
      db.freebets.applied.set(row.id, { ...row, opId: "op-nordlys" });
    },
  },
  play: async () => {
    const button = await (await drawer()).findByRole("button", { name: "Add another…" });
    await expect(button).toHaveAccessibleDescription(/give_freebets/);
    await expect((await drawer()).queryByRole("tab", { name: "JSON" })).toBeNull();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showAppliedFreebet", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Gone: SceneStory = {
  args: { at: "/?panel=applied-freebet-details&applied=afb-0" },
  play: async () => says("There is no such applied freebet"),
};
