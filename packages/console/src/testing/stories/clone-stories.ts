import type { Db } from "@backoffice/mocks";
import { expect, fireEvent, waitFor } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { chooseInQuestion } from "./choose.ts";
import { confirmation } from "./confirmation.ts";
import { expectNothingSent } from "./sent.ts";

type Clone = {
  noun: string;
  write: "cloneBonus" | "cloneBonusRelease";
  /** The cloned record. */
  cloned: (db: Db) => { title: string; uniqeId: string };
  /** The sent terms, besides target and period. */
  terms: (db: Db) => object;
  opens: NonNullable<Scene["opens"]>;
  /** Adds a bonus with the same conditions to an operator or brand, in February 2027. */
  sameAt: (db: Db, opId: string) => void;
};

const SENTENCE = "Please select start and end dates for the new bonus release";
const START = "2027-02-01T00:00";
const END = "2027-02-28T23:59";

const at = async (label: RegExp, value: string) =>
  fireEvent.change(await (await dialog("Clone Bonus")).findByLabelText(label, { selector: "input" }), {
    target: { value },
  });

/** The stories of a clone panel: the same rules for a bonus and a release, each with its own call. */
export const cloneStories = ({ noun, write, cloned, terms, opens, sameAt }: Clone) => {
  const fill =
    (start = START, end = END) =>
    async () => {
      // The operators have been loaded.
      await (await dialog("Clone Bonus")).findByText("Nordlys");
      await chooseInQuestion(/^Operator or brand/, "Polaris");
      await at(/^Start/, start);
      await at(/^End/, end);
    };
  const clone = (dates: readonly [start?: string, end?: string] = []) =>
    confirmation({
      title: "Clone Bonus",
      button: /^Clone /,
      write,
      failure: `Unable To Clone ${noun.replaceAll(/\b[a-z]/g, (it) => it.toUpperCase())}`,
      fill: fill(...dates),
    });
  const filled = clone();
  const sent = (db: Db) => ({
    body: {
      ...terms(db),
      targetOpId: "br-polaris",
      startTime: "2027-02-01T00:00:00Z",
      endTime: "2027-02-28T23:59:00Z",
    },
  });
  const missing = (dates: readonly [start: string, end: string]): SceneStory => ({
    play: async ({ loaded }) => {
      await fill(...dates)();
      await waitFor(async () => expect(await filled.button()).toHaveAccessibleDescription(SENTENCE));
      (await filled.button()).click();
      await expectNothingSent(loaded, write);
    },
  });
  return {
    args: { opens },
    /**
     * Filled in → sentence with bonus, operator, target and period in UTC, whatever the reader's time zone (content
     * §3).
     */
    asked: filled.asks((db) => {
      const { title, uniqeId } = cloned(db);
      const from = "1 Feb 2027, 00:00:00 to 28 Feb 2027, 23:59:00 UTC";
      return `Clone the ${noun} ${title} (${uniqeId}) of Nordlys to Polaris, from ${from}. All other terms stay the same.`;
    }),
    cloned: filled.sends(sent as never, "Bonus is successfully cloned to selected operator!"),
    /** Start or end is missing → validation error (content §5). */
    withoutStart: missing(["", END]),
    withoutEnd: missing([START, ""]),
    withoutOperator: confirmation({ title: "Clone Bonus", button: /^Clone /, write, failure: "" }).waits(
      "Choose the operator or brand first.",
    ),
    /** Start after the end → validation error at the end, nothing is sent. */
    endsBeforeItStarts: {
      play: async ({ loaded }) => {
        await fill(END, START)();
        await filled.confirm();
        const end = await (await dialog("Clone Bonus")).findByLabelText(/^End/, { selector: "input" });
        await waitFor(() => expect(end).toHaveAccessibleDescription(/The end must be after the start\./));
        await expectNothingSent(loaded, write);
      },
    } satisfies SceneStory,
    /** Target has a bonus with the same conditions → documented message, input stays (content §8). */
    sameConditions: filled.refused(
      (db) => sameAt(db, "br-polaris"),
      "Failed to clone bonus, there is an existing bonus with the same conditions",
    ),
    withoutRight: filled.forbidden("edit_bonuses", "operator-manager"),
  };
};
