import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { answerAll, formOf } from "#testing/rows/bonus-rows.ts";
import { drawer, shownDialog, shownDrawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const at = (db: Db) => `/?panel=bonus-form-edit&form=${formOf(db).bonusId}`;

export default {
  ...staging,
  title: "Panels/Bonus/Bonus form",
  tags: ["panel:bonus-form-edit"],
  args: { at, arrange: answerAll },
} satisfies SceneMeta;

export const Default = look();

const changed = form({ write: "updateBonusForm" });

const addQuestion = (key: string, value: string) => async () => {
  await (await drawer()).findByRole("textbox", { name: "Questions, key 2" });
  await press("Add question");
  const panel = await drawer();
  await userEvent.type(await panel.findByRole("textbox", { name: "Questions, key 3" }), key);
  await userEvent.type(panel.getByRole("textbox", { name: "Questions, value 3" }), value);
};

/** Adds a question at the end. */
export const QuestionAdded = changed.sends(
  addQuestion("since", "How long have you been playing?"),
  (db) => {
    const { bonusId, opId, title, description, prizeType, bonusAmountInUSD, status, fields } = formOf(db);
    const more = { key: "since", label: "How long have you been playing?", isRequired: false };
    return {
      body: {
        bonusId,
        opId,
        title,
        titles: {},
        description,
        descriptions: {},
        prizeType,
        bonusAmountInUSD,
        status,
        fields: [...fields, more],
      },
    };
  },
  "Bonus form updated.",
);

/** A duplicate key shows an error in its row. */
export const KeyTwice: SceneStory = {
  play: async () => {
    await addQuestion("reason", "Really?")();
    await waitFor(() => expect(shownDrawer().getAllByText("This key is already used.")[0]).toBeVisible());
  },
};
export const AmountRequired = changed.says(
  () => typeIn(/^Default amount/, " "),
  /^Default amount/,
  /Enter the amount\./,
);

/** The drawer offers Delete, or its disabled reason. */
export const Deletes: SceneStory = {
  play: async () => {
    await pressMore("Delete…");
    await waitFor(() =>
      expect(shownDialog("Delete bonus form").getByRole("button", { name: /^Delete FM-/ })).toBeVisible(),
    );
  },
};
export const ReadOnly = look(changed.readOnly("operator-manager", /edit_bonuses/));
export const NotFound = look(gonePanel(`/?panel=bonus-form-edit&form=${NOBODY}`, "bonus form"));
