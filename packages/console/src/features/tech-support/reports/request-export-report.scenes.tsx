import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";

export default {
  ...staging,
  title: "Panels/Tech Support/New report",
  tags: ["panel:request-export-report"],
  args: {
    at: "/tech-support/export-report?opId=op-nordlys",
    opens: () => ({ id: "request-export-report", params: {} }),
  },
} satisfies SceneMeta;

export const Default = look();

const report = form({ write: "requestExportReport", save: "Request report" });
const at = async (label: RegExp, value: string) =>
  fireEvent.change(await (await drawer()).findByLabelText(label, { selector: "input" }), { target: { value } });
const fill = (from: string, to: string) => async () => {
  await choose(/^Report type/, "Bets");
  await at(/^From/, from);
  await at(/^To/, to);
};

/** For the operator in scope, in the reader's time zone; it is listed at once as pending. */
export const AskedFor = report.sends(
  fill("2026-05-01T00:00", "2026-05-31T23:59"),
  {
    body: {
      reportType: "BETS",
      opId: "op-nordlys",
      from: "2026-04-30T22:00:00Z",
      to: "2026-05-31T21:59:59.999Z",
      format: "CSV",
    },
  },
  "The report is being prepared.",
  {
    after: async () => {
      await waitFor(() =>
        expect(screen.getByRole("progressbar", { name: "Bets report" })).toHaveAttribute("aria-valuenow", "0"),
      );
    },
  },
);
export const TooLong = report.says(
  fill("2025-01-01T00:00", "2026-05-01T00:00"),
  async () => (await drawer()).findByLabelText(/^To/, { selector: "input" }),
  /Choose at most 366 days\./,
);
export const Backwards = report.says(
  fill("2026-05-02T00:00", "2026-05-01T00:00"),
  async () => (await drawer()).findByLabelText(/^To/, { selector: "input" }),
  /The end must be after the start\./,
);
/** The first report is still running: the reason is shown, and the input stays. */
export const AskedForTwice = report.refused(
  fill("2026-05-01T00:00", "2026-05-31T23:59"),
  ({ system: { reports } }) =>
    reports.set("made", {
      ...reports.values().next().value!,
      id: "made",
      reportType: "BETS",
      opId: "op-nordlys",
      from: "2026-04-30T22:00:00Z",
      to: "2026-05-31T21:59:59.999Z",
      format: "CSV",
      status: "RUNNING",
      requestedBy: "Priya",
    }),
  "Priya has already requested this report. It is being prepared.",
);
export const Forbidden = look(shows(["edit_tech_support"], { at: "/", account: "operator-admin" }));

/** From the page's button. */
export const FromTheList: SceneStory = {
  args: { opens: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "New report" }));
    await waitFor(() => expect(shownDrawer().getByRole("combobox", { name: /^Operator/ })).toBeVisible());
  },
};
