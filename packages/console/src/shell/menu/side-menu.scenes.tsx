import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { withSideMenu } from "#testing/shell/with-side-menu.tsx";

export default {
  ...staging,
  title: "Pages/Shell/Side menu",
  args: { at: "/withdraw/bank-list" },
  beforeEach: () => {
    staging.beforeEach();
    localStorage.removeItem("menu:groups");
  },
  render: withSideMenu,
} satisfies SceneMeta;

const menu = async () => within(await screen.findByRole("complementary"));

/** Side menu: user, role, local time, current page, badges and version. */
export const Default = look({
  args: { account: "admin" },
  play: async ({ canvasElement }) => {
    const side = await menu();
    await waitFor(() => expect(side.getByRole("link", { name: "Bank List" })).toHaveAttribute("aria-current", "page"));
    await expect(side.getByText("Jonas")).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=role]")).toHaveTextContent(/^admin$/i);
    const clock = () => canvasElement.querySelector("[data-slot=clock]");
    await waitFor(() => expect(clock()).toHaveAttribute("title", "Europe/Berlin"));
    const first = clock()?.textContent;
    await waitFor(() => expect(clock()?.textContent).not.toBe(first), { timeout: 3000 });
    await expect(side.getByText(/^Version \S+/)).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=count]")).toBeVisible();
  },
});

/** Account without nickname and time zone → Admin, UTC; underscores of the role are spaces. */
export const WithoutName = look(
  {
    args: { account: "dev-ops", at: "/settings/hostnames" },
    play: async ({ canvasElement }) => {
      const side = await menu();
      await waitFor(() => expect(side.getByRole("link", { name: "Hostnames" })).toBeVisible());
      await expect(side.getByText("Admin")).toBeVisible();
      await expect(canvasElement.querySelector("[data-slot=role]")).toHaveTextContent("dev ops");
      await waitFor(() => expect(canvasElement.querySelector("[data-slot=clock]")).toHaveAttribute("title", "UTC"));
    },
  },
  { name: "User without a name" },
);

/** Long name → truncated, the menu does not get wider. */
export const LongContent = look({
  tags: ["browser"],
  args: { account: "super-admin", at: "/internal-cashback-affiliate-calculator" },
  play: async () => {
    const side = await menu();
    await waitFor(() => expect(side.getByRole("link", { name: "Cashback and Affiliate Calculator" })).toBeVisible());
    const list = side.getByRole("navigation", { name: "Main" });
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
});

/** Groups expanded and collapsed → remembered. */
export const Groups: SceneStory = {
  play: async () => {
    const side = await menu();
    const bets = await side.findByRole("button", { name: /^Bets/ });
    await expect(bets).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(bets);
    await expect(side.getByRole("link", { name: "Quick Bets" })).toBeVisible();
    await userEvent.click(bets);
    await expect(side.queryByRole("link", { name: "Quick Bets" })).toBeNull();
  },
};

/** More entries than the window height → the groups scroll; user and version stay in place. */
export const Scrolls: SceneStory = {
  tags: ["browser"],
  args: { account: "super-admin" },
  play: async () => {
    const side = await menu();
    for (const name of [/^Reports/, /^CMS v2/, /^Settings/])
      await userEvent.click(await side.findByRole("button", { name }));
    const nav = side.getByRole("navigation", { name: "Main" });
    await expect(nav.scrollHeight).toBeGreaterThan(nav.clientHeight);
    nav.scrollTop = nav.scrollHeight;
    await expect(nav.scrollTop).toBeGreaterThan(0);
    await expect(side.getByText(/^Version/).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(side.getByText("Mara").getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** Current entry: scrolled into view when a page opens. */
export const ActiveInSight: SceneStory = {
  tags: ["browser"],
  args: { account: "super-admin", at: "/internal-cashback-affiliate-calculator" },
  beforeEach: () => {
    staging.beforeEach();
    localStorage.setItem("menu:groups", JSON.stringify({ Reports: true, "CMS v2": true, Settings: true }));
  },
  play: async () => {
    const side = await menu();
    const inSight = async (name: string) => {
      const link = await side.findByRole("link", { name });
      await waitFor(() => expect(link).toHaveAttribute("aria-current", "page"));
      const { top, bottom } = link.getBoundingClientRect();
      const list = side.getByRole("navigation", { name: "Main" }).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(list.top);
      await expect(bottom).toBeLessThanOrEqual(list.bottom);
    };
    await inSight("Cashback and Affiliate Calculator");
    await userEvent.type(side.getByRole("searchbox"), "quick dashboard{Enter}");
    await inSight("Quick Dashboard");
  },
};

/** Partner → no badges, the partner pages are listed. */
export const Partner = look({
  args: { account: "partner", at: "/partner-dashboard" },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect((await menu()).getByRole("link", { name: "Partner Dashboard" })).toBeVisible());
    await expect(canvasElement.querySelector("[data-slot=count]")).toBeNull();
  },
});

export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: async () => {
    await waitFor(async () => expect((await menu()).getByRole("link", { name: "Bank List" })).toBeVisible());
  },
};
