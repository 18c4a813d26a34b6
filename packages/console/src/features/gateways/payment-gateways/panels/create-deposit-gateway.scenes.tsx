import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { allowGateways } from "#testing/rows/gateway-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

const EVERYBODYS = { at: "/" };
const NORDLYS = { at: "/?opId=op-nordlys" };

export default {
  ...staging,
  title: "Panels/Withdraw/New deposit gateway",
  tags: ["panel:create-deposit-gateway"],
  args: {
    ...NORDLYS,
    opens: () => ({ id: "create-deposit-gateway", params: {} }),
    arrange: (db) => allowGateways(db, "op-nordlys", "deposit", ["skrill", "utopia"]),
  },
} satisfies SceneMeta;

export const Default = look();

const added = form({ write: "createDepositGateway", save: "Add deposit gateway" });
const fill = async (provider = "skrill") => {
  await choose(/^Gateway/, provider);
  await typeIn(/^Title.*English/, "Otter Pay");
  await choose(/^Currencies/, "EUR");
};
const SENT = {
  provider: "skrill",
  title: { en: "Otter Pay" },
  status: "INACTIVE" as const,
  order: 0,
  gatewayCurrencies: ["EUR"],
  playerWalletCurrencies: ["USD"],
  minAmountInUSD: 10,
  maxAmountInUSD: 1000,
  feePercentage: 0,
  isAutomatic: true,
  conversionRate: null,
  decimals: 2,
  merchantId: null,
};

/** For the operator in scope; afterwards its page opens, inactive for players (money §2). */
export const OpensItsPageAfterwards: SceneStory = added.sends(
  () => fill(),
  { body: { opId: "op-nordlys", ...SENT } },
  "Deposit gateway added.",
  {
    after: async () => {
      await waitFor(() => expect(screen.getByRole("heading", { name: /^Otter Pay/ })).toBeVisible());
      await expect(screen.getByRole("button", { name: "Test your settings…" })).toBeVisible();
    },
  },
);

/** All operators in scope: one must be selected first (money §8). */
export const NoOperator = look(
  added.waits(untouched, "Please select an operator before creating a gateway.", EVERYBODYS),
  { name: "No operator selected" },
);
export const SaysToChooseOne = shows(["Please select an operator before creating a gateway."], EVERYBODYS);

/** The operator may have no gateways (money §8). */
export const NoGateways = look(
  added.waits(untouched, "There are no gateways available for this operator.", {
    arrange: (db) => allowGateways(db, "op-nordlys", "deposit", []),
  }),
);

export const NoGatewayChosen = added.waits(untouched, "Choose the gateway first.");

/** The only allowed gateway exists already: nothing is sent (money §8). */
const withUtopia = (db: Db) => {
  allowGateways(db, "op-nordlys", "deposit", ["skrill", "utopia"]);
  const [row] = db.payments.depositGateways.values();
  db.payments.depositGateways.set(NOBODY, { ...row!, uuid: NOBODY, opId: "op-nordlys", provider: "utopia" });
};
export const SecondOfOneOfAKind = added.waits(
  () => choose(/^Gateway/, "utopia"),
  "Nordlys already has a gateway of utopia; there can be only one.",
  { arrange: withUtopia },
);

/** Added by another user meanwhile: server error at the field. */
export const SecondMeanwhile = added.taken(
  async (db) => {
    await fill("utopia");
    withUtopia(db);
  },
  async () => (await drawer()).findByRole("combobox", { name: /^Gateway/ }),
  "Nordlys already has a gateway of utopia; there can be only one.",
);

/** A provider that the newly selected operator may not use is cleared. */
export const AnotherOperator = look(
  added.waits(
    async () => {
      await fill();
      await choose(/^Operator/, "Solvik");
    },
    "Choose the gateway first.",
    {
      arrange: (db) => {
        allowGateways(db, "op-nordlys", "deposit", ["skrill"]);
        allowGateways(db, "op-solvik", "deposit", ["jb"]);
      },
    },
  ),
  { name: "Another operator chosen" },
);

/** The calculator opens over the form, which keeps its input. */
export const TestedBeforeItIsAdded: SceneStory = {
  play: async () => {
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "Test your settings…" }));
    const calculator = within(await screen.findByRole("dialog", { name: "Test Your Settings" }));
    await calculator.findByRole("textbox", { name: /^Amount/ });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Test Your Settings" })).toBeNull());
    await expect(screen.queryByText("Discard your changes?")).toBeNull();
    await expect((await drawer()).getByRole("textbox", { name: /^Title.*English/ })).toHaveValue("Otter Pay");
  },
};

/** More than ten options have a search field (money §5). */
export const SearchAboveTen: SceneStory = {
  args: {
    arrange: (db) =>
      allowGateways(
        db,
        "op-nordlys",
        "deposit",
        Array.from({ length: 11 }, (_, at) => `pay${at}`),
      ),
  },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("combobox", { name: /^Gateway/ }));
    await userEvent.type(await screen.findByPlaceholderText("Search gateways…"), "pay10");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  },
};
export const NoSearchOfTen: SceneStory = {
  args: {
    arrange: (db) =>
      allowGateways(
        db,
        "op-nordlys",
        "deposit",
        Array.from({ length: 10 }, (_, at) => `pay${at}`),
      ),
  },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("combobox", { name: /^Gateway/ }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(10));
    await expect(screen.queryByPlaceholderText("Search gateways…")).toBeNull();
  },
};

/** Operator staff add for their operator, or for one of its brands with the brand toggle (money §6). */
export const ForABrand = look(
  added.sends(
    async () => {
      const panel = await drawer();
      await waitFor(() => expect(panel.getByDisplayValue("Nordlys")).toHaveAttribute("readonly"));
      await userEvent.click(panel.getByRole("switch", { name: "For a brand" }));
      await choose(/^Brand/, "Polaris");
      await fill();
    },
    { body: { opId: "br-polaris", ...SENT } },
    "Deposit gateway added.",
    {
      args: {
        ...EVERYBODYS,
        account: "operator-admin",
        arrange: (db) => allowGateways(db, "br-polaris", "deposit", ["skrill"]),
      },
    },
  ),
  { name: "Brand" },
);

/** Validation error at the field; nothing is sent. */
export const NoCurrency = added.says(
  async () => {
    await choose(/^Gateway/, "skrill");
    await typeIn(/^Title.*English/, "Otter Pay");
  },
  async () => (await drawer()).findByRole("combobox", { name: /^Currencies/ }),
  "Choose at least one currency.",
);
export const MostBelowLeast = added.says(
  async () => {
    await fill();
    await typeIn(/^Maximum amount/, "9.99");
  },
  /^Maximum amount/,
  /The maximum must not be below the minimum/,
);
export const TooMuch = added.says(
  async () => {
    await fill();
    await typeIn(/^Maximum amount/, "10000000.01");
  },
  /^Maximum amount/,
  /Use at most 10,000,000/,
);
export const ExponentIsNoAmount = added.says(
  async () => {
    await fill();
    await typeIn(/^Minimum amount/, "1e21");
  },
  /^Minimum amount/,
  /Enter a number like/,
);

/** The key is masked while typing and never shown again. */
export const KeyIsHidden: SceneStory = {
  play: async () => {
    await waitFor(() =>
      expect(within(screen.getByRole("dialog")).getByLabelText(/^API key/)).toHaveAttribute("type", "password"),
    );
  },
};

export const Forbidden = look({
  args: { account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_deposit_gateways")).toBeVisible());
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
});
