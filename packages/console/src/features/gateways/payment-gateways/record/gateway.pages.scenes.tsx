import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { depositGateway, withdrawGateway } from "#testing/rows/gateway-rows.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { moreItem } from "#testing/more-item.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sentTo } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Pages/Withdraw/Gateway",
  args: { at: (db) => `/withdraw/gatewaysV2/${withdrawGateway(db, "jb").uuid}` },
} satisfies SceneMeta;

export const Default = look();

const DEPOSIT: SceneStory["args"] = { at: (db) => `/deposit/gatewaysV2/${depositGateway(db).uuid}` };
const box = (name: RegExp) => screen.findByRole("textbox", { name });
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(await box(name));
  await userEvent.type(await box(name), text);
};
const save = () => screen.getByRole("button", { name: "Save" });

/** Changes are sent once without the untouched key; the page stays. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    const { apiKey, ...before } = withdrawGateway(loaded.db, "jb");
    await waitFor(() => expect(screen.getByRole("heading", { name: new RegExp(`^${before.title.en}`) })).toBeVisible());
    await retype(/^Maximum amount/, "12345.67");
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText("Withdraw gateway updated.")).toBeVisible());
    const [sent, ...more] = sentTo(loaded, "updateWithdrawGateway") as { body: object }[];
    await expect(more).toEqual([]);
    await expect({ ...before, maxAmountInUSD: 12_345.67 }).toMatchObject(sent!.body);
    await expect(sent!.body).not.toHaveProperty("apiKey");
    await expect(withdrawGateway(loaded.db, "jb").apiKey).toBe(apiKey);
    await waitFor(() => expect(save()).toHaveAccessibleDescription("Nothing was changed."));
    await expect(await box(/^Maximum amount/)).toHaveValue("12,345.67");
  },
};

export const SavedDeposit: SceneStory = {
  args: DEPOSIT,
  play: async ({ loaded }) => {
    const { uuid, opId } = depositGateway(loaded.db);
    await retype(/^Order/, "7");
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText("Deposit gateway updated.")).toBeVisible());
    await expect(sentTo(loaded, "updateDepositGateway")).toMatchObject([{ body: { uuid, opId, order: 7 } }]);
  },
};

/** A concurrent change of another field is kept. */
export const ChangedElsewhere: SceneStory = {
  args: {
    ...DEPOSIT,
    arrange: (db) => {
      const { uuid } = depositGateway(db);
      db.payments.depositGateways.set(uuid, { ...depositGateway(db), maxAmountInUSD: 5000 });
    },
  },
  play: async ({ loaded: { db } }) => {
    const { uuid } = depositGateway(db);
    await retype(/^Order/, "7");
    db.payments.depositGateways.set(uuid, { ...depositGateway(db), maxAmountInUSD: 8000 });
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText("Deposit gateway updated.")).toBeVisible());
    await expect(db.payments.depositGateways.get(uuid)).toMatchObject({ order: 7, maxAmountInUSD: 8000 });
  },
};

const refuses = (name: RegExp, text: string, rule: string | RegExp): SceneStory => ({
  play: async ({ loaded }) => {
    await retype(name, text);
    await userEvent.click(save());
    await waitFor(async () => expect(await box(name)).toHaveAccessibleDescription(rule));
    await expect(sentTo(loaded, "updateWithdrawGateway")).toEqual([]);
  },
});
export const MostBelowLeast = refuses(/^Maximum amount/, "0.01", /The maximum must not be below the minimum/);
export const FeeAboveAHundred = refuses(/^Fee/, "100.01", /Use at most 100\./);
export const OwnRateOfNothing = refuses(/^Manual rate/, "0", /Enter a rate above 0/);
export const ExponentIsNoAmount = refuses(/^Daily limit/, "1e21", /Enter a number like/);

/** Unsaved settings can be tested. */
export const TestedBeforeItIsSaved: SceneStory = {
  args: DEPOSIT,
  play: async () => {
    await retype(/^Decimals/, "6");
    await userEvent.click(screen.getByRole("button", { name: "Test your settings…" }));
    await waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Decimals/ })).toHaveValue("6"));
    await userEvent.click((await drawer()).getAllByRole("button", { name: "Close" }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await box(/^Decimals/)).toHaveValue("6");
  },
};

export const Deletes: SceneStory = {
  args: DEPOSIT,
  play: async () => {
    await userEvent.click(await moreItem("Delete"));
    await expect(await dialog("Delete deposit gateway")).toBeTruthy();
  },
};

/** Deleted meanwhile. */
export const GoneMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await retype(/^Order/, "7");
    db.payments.withdrawGateways.delete(withdrawGateway(db, "jb").uuid);
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText("This gateway does not exist.")).toBeVisible());
  },
};

export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await expect(await box(/^Order/)).toHaveAttribute("readonly");
    await expect(screen.getByText(/You need the permission edit_withdraw_gateways\./)).toBeVisible();
    await expect(screen.queryByRole("tab", { name: "JSON" })).toBeNull();
    await expect(await moreItem("Delete")).toHaveAccessibleDescription(/delete_withdraw_gateways/);
  },
});

/** The key is never shown, not even in the JSON. */
export const JsonHidesTheKey: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await screen.findByRole("tab", { name: "JSON" }));
    await waitFor(() => expect(screen.getByText(/apiKey/)).toBeVisible());
    await expect(document.body).not.toHaveTextContent(withdrawGateway(db, "jb").apiKey!);
  },
};

export const NotFound = look({
  args: { at: `/withdraw/gatewaysV2/${NOBODY}` },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This withdraw gateway does not exist")).toBeVisible());
  },
});
