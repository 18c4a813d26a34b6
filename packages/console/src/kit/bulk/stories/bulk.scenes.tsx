import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { dialog, drawer, firstRow } from "#testing/on-screen.ts";
import { change, firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

/** Pending bank accounts: a list with two bulk actions and a note. */
export default {
  ...staging,
  args: { account: "operator-manager", at: "/withdraw/bank-accounts?status=PENDING&isDeleted=false&limit=25" },
  beforeEach: () => {
    staging.beforeEach();
    sessionStorage.clear();
  },
} satisfies SceneMeta;

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-slot=data-table] tr[data-row-id]")];
const select = async (count: number) => {
  await firstRow();
  for (const row of rows().slice(0, count)) await userEvent.click(within(row).getByRole("checkbox"));
  return rows()
    .slice(0, count)
    .map((row) => row.dataset["rowId"]!);
};
const press = async (name: string | RegExp) =>
  userEvent.click(
    await within(await screen.findByRole("toolbar", { name: "Selected rows" })).findByRole("button", { name }),
  );
const reject = async (count: number) => {
  await press("Reject");
  const confirm = await dialog(`Reject ${count} bank account${count === 1 ? "" : "s"}`);
  await userEvent.type(confirm.getByRole("textbox", { name: /^Note for the player/ }), "Not your account.");
  await userEvent.click(confirm.getByRole("button", { name: /^Reject \d/ }));
};
const results = async () => {
  const shown = await drawer();
  await shown.findByRole("button", { name: "Export as CSV" }, { timeout: 5000 });
  return shown;
};

/** Selection bar: rows are selected → their number and the bulk actions. */
export const Selected: SceneStory = {
  play: async () => {
    await select(3);
    await waitFor(() => expect(screen.getByText("3 selected")).toBeVisible());
  },
};

/**
 * A selected row is decided by itself → it stays on screen, but is no longer selected, counted or selectable, even with
 * the permission to decide again (ruling 57).
 */
export const DecidedMeanwhile: SceneStory = {
  args: { account: "super-admin", at: "/withdraw/bank-accounts?status=PENDING" },
  play: async ({ loaded: { db } }) => {
    const [first] = await select(3);
    await userEvent.click(within(await firstRow()).getByRole("button", { name: /^Reject/ }));
    const confirm = await dialog("Reject bank account");
    await userEvent.type(confirm.getByRole("textbox", { name: /^Note/ }), "Not your account.");
    await userEvent.click(confirm.getByRole("button", { name: "Reject account" }));
    await waitFor(() => expect(screen.getByText("2 selected")).toBeVisible());
    await expect(db.bankAccounts.get(first!)?.status).toBe("REJECTED");
    const row = await firstRow();
    await expect(row.dataset["rowId"]).toBe(first);
    await expect(row).not.toHaveAttribute("aria-selected");
    await expect(within(row).getByRole("checkbox")).toBeDisabled();
    await expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent(/of [\d,]+ · 1 decided just now/);
  },
};

/** Confirmation: one note for all rows or one per row; without a note nothing is sent. */
export const Confirmation: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    await select(2);
    await press("Reject");
    const confirm = await dialog("Reject 2 bank accounts");
    await expect(confirm.getByRole("button", { name: "Reject 2 bank accounts" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(confirm.getByRole("radio", { name: "One note each" }));
    const [first, second] = confirm.getAllByRole("textbox");
    await userEvent.type(first!, "Not your name.");
    await userEvent.type(second!, "Not a bank.");
    await userEvent.click(confirm.getByRole("button", { name: "Reject 2 bank accounts" }));
    await waitFor(async () => expect((await results()).getByText("2 of 2 done")).toBeVisible());
    const notes = calls.filter(({ id }) => id === "reviewBankAccount").map(({ input }) => JSON.stringify(input));
    await expect(notes).toHaveLength(2);
    await expect(notes.join()).toMatch(/Not your name\..*Not a bank\./);
  },
};

/** Run completed: each row is sent once, the selection is cleared. */
export const Completed: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const ids = await select(3);
    await reject(3);
    const shown = await results();
    await expect(shown.getByText("3 of 3 done")).toBeVisible();
    for (const id of ids) await expect(db.bankAccounts.get(id)?.status).toBe("REJECTED");
    await userEvent.click(shown.getAllByRole("button", { name: "Close" })[0]!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.queryByRole("toolbar", { name: "Selected rows" })).toBeNull();
  },
};

/** A colleague decides one row first → it is skipped and listed, the colleague's decision stays. */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const [first] = await select(3);
    change(
      db.bankAccounts,
      firstOf(db.bankAccounts, ({ uuid }) => uuid === first),
      { status: "APPROVED" },
    );
    await reject(3);
    const shown = await results();
    await expect(shown.getByText("2 of 3 done")).toBeVisible();
    await userEvent.click(shown.getByRole("tab", { name: /Changed by another user/ }));
    await expect(shown.getAllByRole("row")).toHaveLength(2);
    await expect(shown.getByText("This account is already approved.")).toBeVisible();
    await expect(db.bankAccounts.get(first!)?.status).toBe("APPROVED");
  },
};

/** Server refuses all rows → they can be sent again. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "refused" }] },
  play: async () => {
    await select(2);
    await reject(2);
    const shown = await results();
    await expect(shown.getByText("0 of 2 done")).toBeVisible();
    await expect(shown.getByRole("button", { name: "Retry 2 refused" })).toBeVisible();
  },
};

/** Unknown outcomes → the rows are not sent again from here. */
export const Unknown: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "html-502" }] },
  play: async () => {
    await select(2);
    await reject(2);
    const shown = await results();
    await expect(shown.getByText(/may or may not have been carried out/)).toBeVisible();
    await expect(shown.queryByRole("button", { name: /^Retry/ })).toBeNull();
  },
};

/** Run in progress → it can be stopped. */
export const Running: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "timeout" }] },
  play: async ({ loaded: { calls } }) => {
    await select(6);
    await reject(6);
    const shown = await drawer();
    await waitFor(() => expect(shown.getAllByText("Sending").length).toBeGreaterThan(3));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(shown.getByRole("button", { name: "Stop" }));
    await expect(calls.filter(({ id }) => id === "reviewBankAccount")).toHaveLength(4);
  },
};
