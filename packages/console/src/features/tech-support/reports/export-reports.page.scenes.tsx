import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Tech Support/Export reports",
  args: { at: "/tech-support/export-report" },
} satisfies SceneMeta;

const rowOf = async (id: string) => {
  await firstRow();
  return within(document.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`)!);
};
const reportIs = (status: "COMPLETED" | "FAILED") => (db: Db) =>
  firstOf(db.system.reports, (it) => it.status === status && it.opId === "*");

/** Running reports show progress; finished ones have a file, failed ones none. */
export const Default = look({
  play: async ({ loaded: { db } }) => {
    await waitFor(() => expect(screen.getByRole("progressbar")).toBeVisible());
    const ready = reportIs("COMPLETED")(db);
    const link = (await rowOf(ready.id)).getByRole("link", { name: ready.format });
    await expect(link).toHaveAttribute("href", ready.downloadUrl);
    await expect(link).toHaveAttribute("download");
  },
});

/** A script address is not a link. */
export const LongContent = look({
  args: {
    arrange: (db) => {
      const { reports } = db.system;
      const ready = reportIs("COMPLETED")(db);
      reports.set(ready.id, { ...ready, downloadUrl: "javascript:alert(1)" });
    },
  },
  play: async ({ loaded: { db } }) => {
    const ready = reportIs("COMPLETED")(db);
    await expect((await rowOf(ready.id)).queryByRole("link", { name: ready.format })).toBeNull();
  },
});

export const Empty = look(emptyPage("No export reports yet"));
export const Forbidden = forbiddenPage("listExportReports", "view_tech_support", "operator-admin");
