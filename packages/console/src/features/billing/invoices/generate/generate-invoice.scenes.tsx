import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { storyClock } from "#testing/backend/story-clock.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choicesIn, choose } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { says } from "#testing/stories/record.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

/** In the seed every past month has an invoice; the current month, November, has none. */
const FREE = "November";

export default {
  ...staging,
  // The month of a new invoice depends on today.
  decorators: [storyClock.decorator],
  beforeEach: () => {
    staging.beforeEach();
    storyClock.reset();
  },
  title: "Panels/Billing/Generate Invoice",
  tags: ["panel:generate-invoice"],
  args: { at: "/?opId=op-nordlys&panel=generate-invoice", account: "super-admin" },
} satisfies SceneMeta;

export const Default = look();

const save = "Generate invoice";
const generated = form({ write: "generateInvoice", save });
const write = async () => {
  await typeIn(/^Reference/, "NOR-2026-11");
  await typeIn(/^Note/, "Agreed in the meeting.");
};
const fill = async () => {
  await choose(/^Month/, FREE);
  await write();
};
const BODY = {
  opId: "op-nordlys",
  month: 11,
  year: 2026,
  title: "GGR November 2026",
  reference: "NOR-2026-11",
  testPlayersInclusion: "all",
  includeBrands: true,
  note: "Agreed in the meeting.",
  overrideSettings: false,
} as const;
const box = async (name: RegExp) => (await drawer()).findByRole("textbox", { name });

/** Defaults: previous month, all players, brands included, title of the month (money §5, §9). */
export const Defaults: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("combobox", { name: /^Month/ })).toHaveDisplayValue("October"));
    await expect(panel.getByRole("combobox", { name: /^Year/ })).toHaveDisplayValue("2026");
    await expect(choicesIn(panel.getByRole("combobox", { name: /^Year/ }))).toEqual(["2026", "2025", "2024"]);
    await expect(panel.getByRole("combobox", { name: /^Players/ })).toHaveDisplayValue("All players");
    await expect(panel.getByRole("switch", { name: /^Include brands/ })).toBeChecked();
    await expect(panel.getByRole("switch", { name: /^Override settings/ })).not.toBeChecked();
    await expect(await box(/^Title/)).toHaveValue("GGR October 2026");
    await expect(panel.queryByRole("textbox", { name: /^Brand fee/ })).toBeNull();
    await says("Charge Nordlys for October 2026, with brands, with the operator's settings.");
  },
};

/** Sends exactly this body; the generated invoice opens in its place. */
export const OpensTheInvoiceAfterwards: SceneStory = {
  ...sending("generateInvoice"),
  play: async ({ loaded }) => {
    await fill();
    await press(save);
    await waitFor(() => expect(screen.getByText("Invoice Generated!")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Invoice Details/ })).toBeVisible());
    await says("Total in USD");
    await expect(sentTo(loaded, "generateInvoice")).toEqual([{ body: BODY }]);
  },
};

/** The month has an invoice: said before it is overwritten. */
export const SaysTheExistingInvoice: SceneStory = {
  play: () => says("Invoiced already."),
};

/** A custom title stays when the month changes. */
export const OwnTitleIsKept: SceneStory = {
  play: async () => {
    await typeIn(/^Title/, "Settlement");
    await choose(/^Month/, FREE);
    await says(/^Charge Nordlys for November 2026/);
    await expect(await box(/^Title/)).toHaveValue("Settlement");
  },
};

/** Overridden settings start with the operator's values, including the brand fee (money §5). */
export const OwnSettings: SceneStory = {
  play: async ({ loaded }) => {
    const { opId: _, ...settings } = loaded.db.billing.settings.get("op-nordlys")!;
    await fill();
    await userEvent.click((await drawer()).getByRole("switch", { name: /^Override settings/ }));
    await waitFor(async () => expect(await box(/^Casino GGR/)).toHaveValue(String(settings.casinoGGRPercentage)));
    await typeIn(/^Brand fee/, "12.34");
    await userEvent.click((await drawer()).getByRole("button", { name: "Add cost" }));
    const next = settings.additionalCosts.length + 1;
    await typeIn(new RegExp(`^Cost ${next}, Name`), "Hosting");
    await typeIn(new RegExp(`^Cost ${next}, Amount`), "0.10");
    await press(save);
    await waitFor(() => expect(screen.getByText("Invoice Generated!")).toBeVisible());
    await expect(sentTo(loaded, "generateInvoice")).toEqual([
      {
        body: {
          ...BODY,
          ...settings,
          overrideSettings: true,
          brandFeeInUSD: 12.34,
          additionalCosts: [...settings.additionalCosts, { name: "Hosting", value: 0.1 }],
        },
      },
    ]);
  },
};

const override = async () => {
  await fill();
  await userEvent.click((await drawer()).getByRole("switch", { name: /^Override settings/ }));
  await waitFor(async () => expect(await box(/^Casino GGR/)).not.toHaveValue(""));
};
const retyped = (name: RegExp, text: string) => async () => {
  await override();
  await typeIn(name, text);
};
export const ShareAboveAHundred = generated.says(retyped(/^Casino GGR/, "100.01"), /^Casino GGR/, /Use at most 100\./);
export const ShareBelowNothing = generated.says(retyped(/^Sport GGR/, "-1"), /^Sport GGR/, /Use at least/);
export const NegativeCost = generated.says(
  async () => {
    await override();
    await userEvent.click((await drawer()).getByRole("button", { name: "Add cost" }));
    const [last] = (await drawer()).getAllByRole("textbox", { name: /^Cost \d+, Amount/ }).slice(-1);
    await userEvent.type(last!, "-5");
  },
  async () => (await drawer()).getAllByRole("textbox", { name: /^Cost \d+, Amount/ }).at(-1)!,
  /Use at least/,
);
export const NoReference = generated.says(untouched, /^Reference/, /Enter a reference\./);
/** The note is required of users who may write it (ruling 38). */
export const NoNote = generated.says(() => typeIn(/^Reference/, "NOR"), /^Note/, /Write a note\./);

/** All operators selected: no error until it is sent without one (money §5). */
export const NoOperator = look(
  generated.says(
    async () => {
      await waitFor(async () =>
        expect((await drawer()).getByText("Choose the operator or brand to charge.")).toBeVisible(),
      );
      await expect((await drawer()).queryByText(/Operator not found/)).toBeNull();
    },
    async () => (await drawer()).findByRole("combobox", { name: /^Operator/ }),
    /Operator not found, please select an operator\./,
    { at: "/?panel=generate-invoice" },
  ),
  { name: "No operator selected" },
);

/** The server rejects a future month at its field. */
export const MonthToCome = generated.taken(
  async () => {
    await choose(/^Month/, "December");
    await write();
  },
  async () => (await drawer()).getByRole("combobox", { name: /^Month/ }),
  /This month has not started\./,
);

/** Existing invoice: asks whether to overwrite; Cancel keeps the input (money §4). */
export const Conflict: SceneStory = {
  play: async ({ loaded }) => {
    await write();
    await press(save);
    const question = await dialog("Existing Invoice");
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await box(/^Reference/)).toHaveValue("NOR-2026-11");
    await expect(sentTo(loaded, "generateInvoice")).toHaveLength(1);
  },
};

/** After confirmation the draft is sent with the overwrite flag and the form closes (money §4). */
export const Overwritten: SceneStory = {
  play: async ({ loaded }) => {
    const october = [...loaded.db.billing.invoices.values()].find(
      (it) => it.opId === "op-nordlys" && it.year === 2026 && it.month === 10,
    )!;
    await write();
    await press(save);
    await userEvent.click(
      await (await dialog("Existing Invoice")).findByRole("button", { name: `Overwrite invoice ${october.invoiceNo}` }),
    );
    await waitFor(() => expect(screen.getByText("Invoice Generated!")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Invoice Details/ })).toBeVisible());
    const submitted = { ...BODY, month: 10, title: "GGR October 2026" };
    await expect(sentTo(loaded, "generateInvoice")).toEqual([
      { body: submitted },
      { body: { ...submitted, overwriteExistingInvoice: true } },
    ]);
  },
};

/** From the record pages: the call of the records, month by name, no override (ruling 13). */
export const AsRecord: SceneStory = {
  ...sending("createInvoiceRecord"),
  args: { at: "/?opId=op-nordlys&panel=generate-invoice&invoiceAs=record" },
  play: async ({ loaded }) => {
    await fill();
    await expect((await drawer()).queryByRole("switch", { name: /^Override settings/ })).toBeNull();
    await press(save);
    await waitFor(() => expect(screen.getByText("Invoice Generated!")).toBeVisible());
    const { overrideSettings: _, ...body } = BODY;
    await expect(sentTo(loaded, "createInvoiceRecord")).toEqual([{ body: { ...body, month: "NOVEMBER" } }]);
  },
};

/** Operator staff choose their operator or its brands, and have no notes (money §6, ruling 38). */
export const OperatorInvoice = look({
  args: { account: "operator-admin", at: "/?panel=generate-invoice" },
  play: async ({ loaded }) => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText(/^Charge Nordlys for October 2026/)).toBeVisible());
    await expect(panel.queryByRole("textbox", { name: /note/i })).toBeNull();
    await expect(panel.queryByRole("switch", { name: /^Override settings/ })).toBeNull();
    await userEvent.click(panel.getByRole("switch", { name: "For a brand" }));
    await choose(/^Brand/, "Polaris");
    await choose(/^Month/, FREE);
    await typeIn(/^Reference/, "POL-2026-11");
    await press(save);
    await waitFor(() => expect(screen.getByText("Invoice Generated!")).toBeVisible());
    const { note: _, ...body } = BODY;
    await expect(sentTo(loaded, "generateInvoice")).toEqual([
      { body: { ...body, opId: "br-polaris", reference: "POL-2026-11" } },
    ]);
    await expect((await drawer()).queryByRole("heading", { name: "Notes" })).toBeNull();
  },
});

/** Existing invoice: operator staff see the error and no question (ruling 51). */
export const ConflictOfTheOperator: SceneStory = {
  args: { account: "operator-admin", at: "/?panel=generate-invoice" },
  play: async ({ loaded }) => {
    await typeIn(/^Reference/, "NOR-2026-10");
    await press(save);
    const failed = await dialog("Unable To Generate Invoice");
    await waitFor(() =>
      expect(failed.getByText("An invoice for October 2026 already exists for Nordlys.")).toBeVisible(),
    );
    await expect(screen.queryByRole("alertdialog", { name: "Existing Invoice" })).toBeNull();
    await expect(sentTo(loaded, "generateInvoice")).toHaveLength(1);
  },
};

export const Forbidden = look({
  args: { account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("generate_invoices")).toBeVisible());
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
});

/** The list has the button. */
export const FromTheList: SceneStory = {
  args: { at: "/billing/invoices?opId=op-nordlys" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "New invoice" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Generate Invoice" })).toBeVisible());
  },
};
