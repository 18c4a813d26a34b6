import { showBank } from "@backoffice/api-client";
import * as banksShapes from "@backoffice/api-client/shapes/banks";
import { Button } from "@backoffice/ui";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { change, NOBODY, nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectWithin, HOSTILE_TEXT } from "#testing/stories/write-states.ts";
import { recordPage } from "../record-page.tsx";

const page = recordPage({
  noun: "bank",
  read: showBank,
  shape: banksShapes.showBank,
  needs: { param: "uuid", text: "Open one from the bank list." },
  actions: () => <Button>Delete…</Button>,
});

export default {
  ...staging,
  title: "Patterns/Record page",
  args: { page, at: (db) => `/?uuid=${nordea(db).uuid}` },
} satisfies SceneMeta;

export const Default = look();

const record = () => screen.findByRole("group", { name: "bank" });
const says = (text: string | RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

/** Record page: all fields in the contract, and the actions. */
export const Filled: SceneStory = {
  play: async () => {
    await says("NORDEA");
    await expect(await record()).toBeVisible();
    await expect(screen.getByRole("button", { name: "Delete…" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "JSON" })).toBeVisible();
  },
};

/** Address without an id → hint to open a record from its list. */
export const NothingChosen = look({ args: { at: "/" }, play: () => says("Open one from the bank list.") });

export const Loading = look({
  args: { faults: [{ operation: "showBank", fault: "timeout" }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("status", { name: "Loading" })).toBeVisible());
  },
});

export const NotFound = look({
  args: { at: `/?uuid=${NOBODY}` },
  play: async () => {
    await says("This bank does not exist");
    await expect(screen.getByRole("button", { name: "Back to the page" })).toBeVisible();
  },
});

export const Error = look({
  args: { faults: [{ operation: "showBank", fault: "html-200", times: 1 }] },
  play: async () => {
    await says("The bank could not be loaded");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await says("NORDEA");
  },
});

export const Forbidden = look({
  args: { faults: [{ operation: "showBank", fault: "403" }] },
  play: () => says("You do not have access to this"),
});

export const LongContent = look({
  tags: ["browser"],
  args: {
    arrange: (db) => {
      const row = nordea(db);
      change(db.banks, row, { bankName: { ...row.bankName, en: HOSTILE_TEXT } });
    },
  },
  play: async () => {
    await says(/^<img/);
    await expectWithin(await record());
  },
});

export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: () => says("NORDEA"),
};
