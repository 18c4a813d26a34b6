import { listBanks, showBank, type components } from "@backoffice/api-client";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel, gonePanel, loadingPanel } from "#testing/panel-states.ts";
import { change, NOBODY, nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ownDrawer } from "#testing/stories/own-panel.ts";
import { expectWithin, HOSTILE_TEXT } from "#testing/stories/write-states.ts";
import { RecordPanel } from "../record-panel.tsx";
import { useListed } from "../use-listed.ts";

type Bank = components["schemas"]["Bank"];

const BankDrawer = ({ params: { uuid }, close }: { params: { uuid?: string }; close: () => void }) => (
  <RecordPanel
    noun="bank"
    read={showBank}
    input={uuid ? { body: { uuid } } : undefined}
    placeholder={useListed<Bank>(listBanks, (row) => row.uuid === uuid)}
    close={close}
    head={({ bankName, key, status, order }) => ({
      title: "Bank",
      name: bankName.en,
      subtitle: key,
      status: <span>{status}</span>,
      figures: [{ label: "Place", value: order }],
    })}
    json={{ maskKeys: (name) => name === "key" }}
    tabs={() => [{ id: "notes", label: "Notes", count: 2, content: <input aria-label="Note" /> }]}
    actions={() => [
      { label: "Copy", onClick: () => undefined },
      { label: "Delete…", onClick: () => undefined, danger: true, reason: "Players use it." },
      { label: "Edit…", onClick: close, primary: true },
    ]}
    page={({ uuid: id }) => `/banks/${id}`}
  >
    {({ bankName }) => <p>Called {bankName.en}</p>}
  </RecordPanel>
);

export default {
  ...staging,
  title: "Patterns/Record panel",
  args: ownDrawer(BankDrawer, (db) => nordea(db).uuid, "view_banks"),
} satisfies SceneMeta;

export const Default = look();

const says = (text: string | RegExp) => waitFor(() => expect(shownDrawer().getByText(text)).toBeVisible());
const tab = async (name: RegExp) => userEvent.click(await (await drawer()).findByRole("tab", { name }));

/** Record: title, status, figures, details and actions; disabled actions show a reason. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await says("Called Nordea");
    const panel = await drawer();
    await expect(panel.getByRole("heading", { name: "Bank" })).toBeVisible();
    await expect(panel.getByText("NORDEA")).toBeVisible();
    await expect(panel.getByText("Place")).toBeVisible();
    const link = panel.getByRole("link", { name: "Open the page" });
    await expect(link).toHaveAttribute("href", `/banks/${nordea(db).uuid}`);
    await expect(panel.getByRole("button", { name: "Copy" })).toBeVisible();
    await expect(await moreItem("Delete…")).toHaveAccessibleDescription("Players use it.");
  },
};

/** Tabs: the open one is in the address, input of a tab is kept. */
export const Tabs: SceneStory = {
  play: async ({ loaded: { history } }) => {
    await tab(/^Notes/);
    await userEvent.type(await (await drawer()).findByRole("textbox", { name: "Note" }), "Otter");
    await expect(history.location.search).toMatch(/panelTab=notes/);
    await tab(/^Details/);
    await says("Called Nordea");
    await expect(history.location.search).not.toMatch(/panelTab/);
    await tab(/^Notes/);
    await expect((await drawer()).getByRole("textbox", { name: "Note" })).toHaveValue("Otter");
  },
};

/** Super admin → JSON as the server sent it, secrets masked. */
export const Json = look(
  {
    play: async () => {
      await tab(/^JSON/);
      await says(/bankName/);
      await expect(screen.getByRole("dialog")).not.toHaveTextContent('"NORDEA"');
    },
  },
  { plays: true },
);

/** Other roles → no JSON tab. */
export const NoJson: SceneStory = {
  args: { account: "admin" },
  play: async () => {
    await says("Called Nordea");
    await expect((await drawer()).queryByRole("tab", { name: "JSON" })).toBeNull();
  },
};

/** A colleague changes the open record → the drawer is updated. */
export const SomebodyElseWasFaster: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await says("Called Nordea");
    const row = nordea(db);
    change(db.banks, row, { bankName: { ...row.bankName, en: "Renamed" } });
    window.dispatchEvent(new Event("visibilitychange"));
    await says("Called Renamed");
  },
};

export const Loading = look(loadingPanel("showBank"));
export const Error = look(failedPanel("showBank", "bank"));
export const NotFound = look(gonePanel(`/?panel=story-panel&uuid=${NOBODY}`, "bank"));
/** Link without an id → the record is missing. */
export const WithoutId = gonePanel("/?panel=story-panel", "bank");
export const Forbidden = look(forbiddenPanel("showBank", "view_banks"));

/** Server refuses although the session has the permission → the refusal is shown. */
export const ForbiddenByServer: SceneStory = {
  args: { faults: [{ operation: "showBank", fault: "403" }] },
  play: () => says("You do not have access to this"),
};

/** Server fails three tries → error; the fourth try works. */
export const FailedAndTriedAgain: SceneStory = {
  args: { faults: [{ operation: "showBank", fault: "500", times: 3 }] },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Try again" }));
    await says("Called Nordea");
  },
};

export const LongContent = look({
  tags: ["browser"],
  args: {
    arrange: (db) => {
      const row = nordea(db);
      change(db.banks, row, { bankName: { ...row.bankName, en: HOSTILE_TEXT } });
    },
  },
  play: async () => {
    await says(/^Called </);
    await expectWithin(screen.getByRole("dialog"));
  },
});

export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: async () => {
    await says("Called Nordea");
    await waitFor(() => expect(screen.getByRole("dialog").getBoundingClientRect().x).toBe(0));
  },
};
