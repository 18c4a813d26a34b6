import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDialog, shownDrawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Panels/Dashboards/Partner Dashboard",
  tags: ["panel:partner-dashboard"],
  args: { scenario: "small", at: "/?panel=partner-dashboard&partner=pt-4711" },
} satisfies SceneMeta;

export const Error = frameLook({ error: "showPartnerDashboard" });

const profit = async () => (await drawer()).findByRole("region", { name: "Profit" });

/** This month by default; the address holds any other period. It takes three quarters of the window (money §9). */
export const Default = look({
  tags: ["browser"],
  play: async ({ loaded: { calls, history } }) => {
    await profit();
    const read = () => calls.filter(({ id }) => id === "showPartnerDashboard").length;
    const before = read();
    await expect(screen.getByRole("dialog").getBoundingClientRect().width).toBeCloseTo(innerWidth * 0.75, -1);
    await userEvent.click((await drawer()).getByRole("tab", { name: "This year" }));
    await waitFor(() => expect(read()).toBeGreaterThan(before));
    await profit();
    await expect(history.location.search).toContain("panelTab=year");
  },
});

/** Links to the withdrawal. */
export const LeadsToTheWithdrawal: SceneStory = {
  play: async () => {
    await profit();
    await userEvent.click((await drawer()).getByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(shownDialog("Partner Withdraw").getByText("Aurora Media")).toBeVisible());
  },
};

/** Without the permission: an explanation with the next step (money §6). */
export const Unauthorized = look(
  {
    args: { account: "operator-manager" },
    play: async () => {
      await waitFor(() =>
        expect(
          shownDrawer().getByText(/Unauthorized.*log out and log in again to update your permissions/),
        ).toBeVisible(),
      );
    },
  },
  { name: "Not a partner" },
);

export const NotFound = look(gonePanel("/?panel=partner-dashboard&partner=pt-0", "partner"));
export const Failed = failedPanel("showPartnerDashboard", "partner");
export const Forbidden = forbiddenPanel("showPartnerDashboard", "view_partner_dashboard");
