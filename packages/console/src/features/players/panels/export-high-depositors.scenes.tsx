import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Players/Export High Depositors",
  tags: ["panel:export-high-depositors"],
  args: { account: "admin", opens: () => ({ id: "export-high-depositors", params: { opId: "op-nordlys" } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = form({ write: "exportHighDepositors", save: "Export" });
const at = async (label: RegExp, value: string) =>
  fireEvent.change(await (await drawer()).findByLabelText(label, { selector: "input" }), { target: { value } });
const fill = (amount: string, from: string, to: string) => async () => {
  await typeIn(/^Minimum deposited/, amount);
  await at(/^From/, from);
  await at(/^To/, to);
};

/** Sends every choice once; then shows the link to the file, and only Close remains. */
export const Exported: SceneStory = {
  ...sending("exportHighDepositors"),
  play: async ({ loaded }) => {
    await fill("1", "2026-05-01T00:00", "2026-05-31T23:59")();
    await userEvent.click(await (await drawer()).findByRole("switch", { name: "Without decimals" }));
    await press("Export");
    await waitFor(() =>
      expect(shownDrawer().getByRole("link", { name: "Download CSV" })).toHaveAttribute(
        "href",
        expect.stringMatching(/^https:.*high-depositors-op-nordlys-\d{8}\.csv$/),
      ),
    );
    await expect(sentTo(loaded, "exportHighDepositors")).toEqual([
      {
        body: {
          opId: "op-nordlys",
          depositAmountInUSDThreshold: 1,
          from: "2026-04-30T22:00:00Z",
          to: "2026-05-31T21:59:59.999Z",
          trimDecimals: true,
          includeBrands: false,
        },
      },
    ]);
    await userEvent.click((await drawer()).getAllByRole("button", { name: "Close" }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** An unsafe address is not a link. */
export const FileThatRuns: SceneStory = {
  play: async ({ loaded: { backend } }) => {
    const answer = backend.fetch.bind(backend);
    const reply = { status: 200, success: true, messages: [], data: { fileName: "javascript:alert(1)" } };
    backend.fetch = async (request) => (request.url.endsWith("/max-deposit") ? Response.json(reply) : answer(request));
    await fill("1", "2026-05-01T00:00", "2026-05-31T23:59")();
    await press("Export");
    await waitFor(() => expect(shownDrawer().getByText("javascript:alert(1)")).toBeVisible());
    await expect(screen.queryByRole("link", { name: "Download CSV" })).toBeNull();
  },
};

export const BelowZero = panel.says(
  fill("-1", "2026-05-01T00:00", "2026-05-31T23:59"),
  /^Minimum deposited/,
  /Use at least/,
);

/** Start after end: error at the start. */
export const StartAfterEnd = panel.says(
  fill("1", "2026-06-01T00:00", "2026-05-31T23:59"),
  async () => (await drawer()).findByLabelText(/^From/, { selector: "input" }),
  /The start cannot be later than the end\./,
);

/** No matching depositors: the server's message, and the choices stay. */
export const Nobody: SceneStory = {
  play: async () => {
    await fill("99999999", "2026-05-01T00:00", "2026-05-31T23:59")();
    await press("Export");
    const errorDialog = await dialog("Unable To Export High Depositors");
    await waitFor(() => expect(errorDialog.getByText("No player deposited that much in this period.")).toBeVisible());
  },
};

/** For super admins and admins alone (money §6). */
export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: () => waitFor(() => expect(shownDrawer().getByText("export_high_depositors")).toBeVisible()),
};

/** From the player list, for the operator in scope. */
export const FromTheList: SceneStory = {
  args: { at: "/players?opId=op-nordlys", opens: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Export high depositors" }));
    await waitFor(() =>
      expect(shownDrawer().getByRole("combobox", { name: /^Operator/ })).toHaveTextContent("Nordlys"),
    );
  },
};
