import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { depositGateway } from "#testing/rows/gateway-rows.ts";
import { drawer, firstRow, shownDrawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

/** A gateway, in a list whose rows open generated details. */
const at: Scene["at"] = (db) => `/deposit/gateways?panel=row-details&row=${depositGateway(db).uuid}`;

export default {
  ...staging,
  title: "Panels/Every list/Details of a row",
  tags: ["panel:row-details"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

const page = async () => (await drawer()).findByRole("link", { name: "Open the page" });

/** Row details: all fields in the contract, and the link to the page of the row. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { uuid, title } = depositGateway(db);
    await expect(await page()).toHaveAttribute("href", expect.stringMatching(`^/deposit/gatewaysV2/${uuid}`));
    const panel = await drawer();
    await expect(panel.getAllByText(title.en)[0]).toBeVisible();
    await expect(panel.getByText("Created")).toBeVisible();
  },
};

export const Loading = look({
  args: { faults: [{ operation: "listDepositGateways", fault: "timeout" }] },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByRole("status", { name: "Loading" })).toBeVisible());
  },
});

/** List cannot be read → the drawer says so and offers to read it again. */
export const Error = look({
  args: { faults: [{ operation: "listDepositGateways", fault: "html-200" }] },
  play: async () => {
    const panel = await drawer();
    await panel.findByText("The row could not be loaded");
    await expect(panel.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** Permission for the list is missing → no row is shown. */
export const Forbidden = look(
  {
    args: { account: "dev-ops", at: "/transactions/list?panel=row-details&row=1" },
    play: async () => {
      await waitFor(() => expect(screen.getByText("view_transactions")).toBeInTheDocument());
      await expect(screen.queryByRole("link", { name: "Open the page" })).toBeNull();
    },
  },
  { loads: true },
);

/** Secret field → masked in the facts and in the JSON. */
export const SecretMasked = look({
  args: { at: "/deposit/gateways" },
  play: async () => {
    await userEvent.click((await firstRow()).querySelector("td")!);
    const panel = await drawer();
    await waitFor(() => expect(panel.getAllByText(/^•+/)[0]).toBeVisible());
    await userEvent.click(panel.getByRole("button", { name: "JSON" }));
    await waitFor(() => expect(panel.getByText(/apiKey/)).toBeVisible());
    await expect(screen.getByRole("dialog")).not.toHaveTextContent(/key-[\da-f]{24}/i);
  },
});

/** Row is on another page of the list by now, or the link is wrong → it is reported as missing. */
export const NotFound = look({
  args: { at: "/deposit/gateways?panel=row-details&row=nobody" },
  play: async () => {
    const panel = await drawer();
    await panel.findByText("This row on this page of the list does not exist");
    await userEvent.click(panel.getByRole("button", { name: "Back to the page" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

const json = async () => {
  await page();
  return (await drawer()).queryByRole("button", { name: "JSON" });
};

/** The JSON of a row is for SUPER_ADMIN … */
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await userEvent.click((await json())!);
    await waitFor(() => expect(shownDrawer().getByText(/createdAt/)).toBeVisible());
  },
};

/** … and not for ADMIN, but on the pages that say so (ruling 32). */
export const NoJsonForAdmins: SceneStory = {
  args: { account: "admin" },
  play: async () => expect(await json()).toBeNull(),
};

export const JsonForAdmins: SceneStory = {
  args: { account: "admin", at: "/billing/invoices" },
  play: async () => {
    const row = (await firstRow()).querySelector("td")!;
    await userEvent.click(row);
    await waitFor(() => expect(shownDrawer().getByRole("tab", { name: "JSON" })).toBeVisible());
  },
};

/** Long texts, other scripts and markup → shown unchanged, within the drawer. */
export const HostileTexts = look({
  args: {
    arrange: (db) => {
      const note = `<img src=x onerror="alert(1)"> ${"W".repeat(400)} \u202Eevil \u0645\u0631\u062D\u0628\u0627`;
      const { operators, payments } = db;
      const { depositGateways } = payments;
      for (const [id, row] of depositGateways) depositGateways.set(id, { ...row, opTitle: note });
      for (const [id, row] of operators) operators.set(id, { ...row, title: note });
    },
  },
  play: async () => {
    await page();
    const panel = await screen.findByRole("dialog");
    await expect(panel.querySelector("img")).toBeNull();
    await expect(panel).toHaveTextContent('<img src=x onerror="alert(1)">');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: async () => {
    await page();
    await waitFor(() => expect(getComputedStyle(screen.getByRole("dialog")).direction).toBe("rtl"));
  },
};
