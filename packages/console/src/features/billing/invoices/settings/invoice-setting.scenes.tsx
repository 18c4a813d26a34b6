import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, firstRow, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { says } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Billing/Invoice Setting",
  tags: ["panel:invoice-setting"],
  args: { account: "super-admin", opens: () => ({ id: "invoice-setting", params: { opId: "op-solvik" } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const saved = form({ write: "updateInvoiceSettings" });
const addCost = async (name: string, value: string) => {
  await userEvent.click(await (await drawer()).findByRole("button", { name: "Add cost" }));
  const [label] = (await drawer()).getAllByRole("textbox", { name: /^Cost \d+, Name/ }).slice(-1);
  if (name) await userEvent.type(label!, name);
  const [amount] = (await drawer()).getAllByRole("textbox", { name: /^Cost \d+, Amount/ }).slice(-1);
  await userEvent.type(amount!, value);
};

/** Sends all settings, changed or not. */
export const Sent = saved.sends(
  async () => {
    await typeIn(/^Casino GGR/, "12.5");
    await typeIn(/^Monthly minimum/, "3000");
    await addCost("Hosting", "99.95");
  },
  (db) => {
    const settings = db.billing.settings.get("op-solvik")!;
    return {
      body: {
        ...settings,
        casinoGGRPercentage: 12.5,
        minMonthlyFeeInUSD: 3000,
        additionalCosts: [...settings.additionalCosts, { name: "Hosting", value: 99.95 }],
      },
    };
  },
  "Invoice setting saved.",
);

/** A brand without settings starts with those of its operator. */
export const BrandOfOperator = look(
  {
    args: {
      arrange: (db) => void db.billing.settings.delete("br-polaris"),
      opens: () => ({ id: "invoice-setting", params: { opId: "br-polaris" } }),
    },
    play: async ({ loaded: { db } }) => {
      const share = db.billing.settings.get("op-nordlys")!.casinoGGRPercentage;
      await waitFor(() =>
        expect(shownDrawer().getByRole("textbox", { name: /^Casino GGR/ })).toHaveValue(String(share)),
      );
    },
  },
  { name: "Brand without settings of its own" },
);

export const ShareAboveAHundred = saved.says(() => typeIn(/^Casino GGR/, "101"), /^Casino GGR/, /Use at most 100\./);
export const NoMinimum = saved.says(
  async () => {
    const box = await (await drawer()).findByRole("textbox", { name: /^Monthly minimum/ });
    await userEvent.clear(box);
  },
  /^Monthly minimum/,
  /Enter the monthly minimum\./,
);
export const CostWithoutName = saved.says(
  () => addCost("", "5"),
  async () => (await drawer()).getAllByRole("textbox", { name: /^Cost \d+, Name/ }).at(-1)!,
  /Enter a text\./,
);

/** Unknown operator, or one the user may not see. */
export const AnotherOperator = look(
  {
    args: { opens: () => ({ id: "invoice-setting", params: { opId: "op-nowhere" } }) },
    play: () => says("You do not have permission to see this operator."),
  },
  { name: "Operator without access" },
);

export const FromTheList: SceneStory = {
  args: { opens: undefined, at: "/billing/invoices?opId=op-nordlys" },
  play: async () => {
    await firstRow();
    await userEvent.click(screen.getAllByRole("button", { name: /^More actions/ })[0]!);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Invoice setting" }));
    await says("Nordlys");
    await says(/^Applies to future invoices\./);
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_invoices")).toBeVisible());
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
};
