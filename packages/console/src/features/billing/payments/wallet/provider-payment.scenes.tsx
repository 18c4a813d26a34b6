import type { Db } from "@backoffice/mocks";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { shows } from "#testing/stories/record.ts";

const WALLET = "TQ5yHf4kzVgW9mY2bN7cRsD3pLxE8uJ6aK";

/** Sets an operator's wallet. */
const withWallet = (db: Db, address: string | null, opId = "op-nordlys") => {
  const { extras } = db.operatorAdmin;
  extras.set(opId, { ...extras.get(opId)!, cpgBillingWallets: { address } });
};

export default {
  ...staging,
  title: "Panels/Billing/Provider Payment",
  tags: ["panel:provider-payment"],
  args: {
    at: "/?opId=op-nordlys",
    opens: () => ({ id: "provider-payment", params: {} }),
    arrange: (db) => withWallet(db, WALLET),
  },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showOperator" });

/** Address as text and QR code, with the payment notes (money §9). */
export const Shown: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText(WALLET)).toBeVisible());
    await waitFor(() => expect(panel.getByRole("img", { name: "QR code of the wallet address" })).toBeVisible());
    await expect(panel.getByText("This wallet accepts only USDT and TRX.")).toBeVisible();
    await expect(
      panel.getByText("The invoice is deducted from the CPG balance. Any required amount must be paid by the 5th."),
    ).toBeVisible();
  },
};

/** Copies the address and confirms it (money §2). The reset after two seconds is tested on the copy button. */
export const Copied: SceneStory = {
  tags: ["browser"],
  play: async () => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const copy = await (await drawer()).findByRole("button", { name: "Copy address" });
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveTextContent("Copied!"));
    await expect(write).toHaveBeenCalledWith(WALLET);
  },
};

/** Chooses an operator in the dialog. */
const chooseOperator = async (name: string) => {
  await userEvent.click(await (await drawer()).findByRole("combobox", { name: "Operator" }));
  await userEvent.type(await screen.findByPlaceholderText("Search…"), name);
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }));
};

/** Platform staff choose the operator. */
export const AnotherOperator = look(
  {
    args: {
      at: "/",
      arrange: (db) => {
        withWallet(db, WALLET);
        withWallet(db, null, "br-polaris");
      },
    },
    play: async ({ loaded: { calls } }) => {
      await waitFor(() => expect(screen.getByText("Choose an operator")).toBeVisible());
      await waitFor(() => expect(calls.some((it) => it.id === "listMyOperators" && it.answered)).toBe(true));
      await chooseOperator("Nordlys");
      await waitFor(() => expect(screen.getByText(WALLET)).toBeVisible());
      await chooseOperator("Polaris");
      await waitFor(() => expect(screen.getByText("No wallet yet")).toBeVisible());
      await expect(screen.queryByText(WALLET)).toBeNull();
    },
  },
  { name: "Operator chosen by platform staff" },
);

/** Operator staff see their own wallet only (money §6). */
export const OwnWallet = look(
  {
    args: { at: "/", account: "operator-admin" },
    play: async () => {
      await waitFor(() => expect(screen.getByText(WALLET)).toBeVisible());
      await expect(screen.queryByRole("combobox")).toBeNull();
      await expect(screen.queryByRole("button", { name: "Wallet preview…" })).toBeNull();
    },
  },
  { name: "Signed in as operator admin" },
);

export const Failed = shows(["The operator could not be loaded"], {
  faults: [{ operation: "showOperator", fault: "html-200" }],
});
export const Forbidden = look(shows(["view_billing"], { account: "dev-ops" }));
