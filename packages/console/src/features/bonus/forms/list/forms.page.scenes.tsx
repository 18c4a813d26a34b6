import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";

export default { ...staging, title: "Pages/Bonus/Forms", args: { at: "/bonus/form" } } satisfies SceneMeta;

export const Default = look(filledPage);
export const Empty = look(emptyPage("No bonus forms yet"));
export const Forbidden = forbiddenPage("listBonusForms", "view_bonuses");

const box = (name: RegExp | string) => screen.findByRole("textbox", { name });

/** A page adds a form and returns to the list. */
export const New = look({
  args: { at: "/bonus/form/new?opId=op-nordlys" },
  play: async ({ loaded }) => {
    await userEvent.type(await box(/^Default amount/), "15");
    await userEvent.type(await box(/^Name.*English/), "Anniversary");
    await userEvent.type(await box("Questions, key 1"), "since");
    await userEvent.type(await box("Questions, value 1"), "How long have you been playing?");
    await userEvent.click(screen.getByRole("button", { name: /^Add bonus form/ }));
    await waitFor(() => expect(screen.getByText("Bonus form added.")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("grid", { name: "Bonus forms" })).toBeVisible());
    await expect(sentTo(loaded, "createBonusForm")).toEqual([
      {
        body: {
          opId: "op-nordlys",
          title: "Anniversary",
          titles: {},
          description: null,
          descriptions: {},
          prizeType: "BONUS_BALANCE",
          bonusAmountInUSD: 15,
          status: "ACTIVE",
          fields: [{ key: "since", label: "How long have you been playing?", isRequired: false }],
        },
      },
    ]);
  },
});

/** A form needs at least one question. */
export const NoQuestion = look(
  {
    args: { at: "/bonus/form/new?opId=op-nordlys" },
    play: async ({ loaded }) => {
      await userEvent.type(await box(/^Default amount/), "15");
      await userEvent.type(await box(/^Name.*English/), "Anniversary");
      await userEvent.click(screen.getByRole("button", { name: /^Add bonus form/ }));
      await waitFor(() => expect(screen.getAllByText("Add at least one question.")[0]).toBeVisible());
      await expectNothingSent(loaded, "createBonusForm");
    },
  },
  { plays: true },
);
export const MayNotAdd: SceneStory = {
  args: { at: "/bonus/form/new", account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("edit_bonuses")).toBeVisible());
    await expect(screen.queryByRole("textbox", { name: /^Name/ })).toBeNull();
  },
};
