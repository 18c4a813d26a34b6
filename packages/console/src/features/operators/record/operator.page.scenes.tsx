import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const AT = "/operators/op-nordlys";

export default {
  ...staging,
  title: "Pages/Operators/Operator details",
  args: { account: "super-admin", at: AT },
} satisfies SceneMeta;

export const Default = look();

const tabs = async () => {
  await screen.findByRole("tab", { name: "Overview" });
  return screen.getAllByRole("tab").map((it) => it.textContent);
};
const terms = () => screen.getAllByRole("term").map((it) => it.textContent);

/** A brand has no brands tab, shows its operator, and can be moved from here. */
export const Brand = look({
  args: { account: "admin", at: "/operators/br-polaris" },
  play: async () => {
    await expect(await tabs()).not.toContain("Brands");
    await expect(screen.getAllByRole("link", { name: "Nordlys" })[0]).toHaveAttribute("href", AT);
    await userEvent.click(screen.getByRole("button", { name: "Move under a parent" }));
    await dialog("Move Operator Under Parent");
  },
});

/** Pending work of the operator, each kind linked to its queue. */
export const Waiting: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const players = [...db.players.values()].filter(({ opId }) => opId === "op-nordlys").length;
    const figure = async (label: string) => (await screen.findByText(label, { selector: "dt" })).nextElementSibling!;
    await waitFor(async () => expect(await figure("Players")).toHaveTextContent(String(players)));
    const list = within(await screen.findByRole("list", { name: "Waiting" }));
    const link = list.getByRole("link", { name: "Pending Withdrawals" });
    await expect(link.getAttribute("href")).toMatch(/^\/withdraw\/pending\?.*opId=op-nordlys/);
    const counts = list.getAllByRole("listitem").map((it) => Number(/\d+$/.exec(it.textContent)?.[0]));
    await expect(await figure("Waiting")).toHaveTextContent(String(counts.reduce((sum, it) => sum + it, 0)));
  },
};

/** Name, status and key figures; SUPER_ADMIN sees every tab. */
export const OverviewAndTabs: SceneStory = {
  tags: ["browser"],
  args: {
    arrange: ({ operatorAdmin: { extras } }) =>
      void extras.set("op-nordlys", { ...extras.get("op-nordlys")!, limits: { dailyTopupLimitInUSD: 0 } }),
  },
  play: async () => {
    await expect(await tabs()).toEqual([
      "Overview",
      "Settings",
      "Languages",
      "Gateways",
      "Limits",
      "Domains",
      "Brands",
      "Activities",
      "JSON",
    ]);
    await expect(screen.getByRole("heading", { name: /^Nordlys op-nordlys Active Operator$/ })).toBeVisible();
    await waitFor(() =>
      expect(terms().slice(0, 7)).toEqual([
        "Balance",
        "Players",
        "Waiting",
        "Topped up today",
        "Daily top-up limit",
        "Brands",
        "Domain limit",
      ]),
    );
    await expect(screen.getByText("Limit reached")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Move under a parent" })).toHaveAccessibleDescription(
      /Move its brands first/,
    );
  },
};

/** Operator staff see the page without JSON; Move names the missing permission. */
export const TabsByRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect(await tabs()).not.toContain("JSON");
    await expect(screen.getByRole("button", { name: "Move under a parent" })).toHaveAccessibleDescription(
      /transform_operators/,
    );
  },
};

/** A list in a tab requests this operator only, whatever the scope in the top bar. */
const lists = (tab: string, label: RegExp, call: string, expected: object): SceneStory => ({
  args: { at: `${AT}?tab=${tab}&opId=op-sakura&includeBrands=true` },
  play: async ({ loaded: { calls } }) => {
    await screen.findByRole("grid", { name: label });
    await waitFor(() => expect(calls.find((it) => it.id === call)?.input).toMatchObject(expected));
  },
});
export const BrandsTab = look(
  lists("brands", /^Brands/, "listBrands", { body: { parentOpId: "op-nordlys", opId: "*" } }),
);
export const DomainsTab = look(lists("domains", /^Domains/, "listDomains", { query: { opId: "op-nordlys" } }));
export const GatewaysTab = look(
  lists("gateways", /^Withdraw gateways/, "listWithdrawGateways", {
    body: { opId: "op-nordlys", includeBrands: false },
  }),
);
export const ActivitiesTab = look(
  lists("activities", /^Activities/, "listOperatorActivities", {
    body: { opId: "op-nordlys", includeBrands: false },
  }),
);

/** Languages by name; right-to-left languages are marked. */
export const LanguagesTab = look({
  args: {
    at: `${AT}?tab=languages`,
    arrange: (db) =>
      void db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en", "ckb"] }),
  },
  play: async () => {
    const list = within(await screen.findByRole("list", { name: "Languages" }));
    await expect(list.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
      "enEnglish",
      "ckbSoraniright to left",
    ]);
  },
});

/** Failed settings: a warning with the server's message and Retry (money §8). */
export const SettingsError = look({
  args: { at: `${AT}?tab=settings`, faults: [{ operation: "getOperatorSettings", fault: "html-200" }] },
  play: async ({ loaded: { backend } }) => {
    await waitFor(() => expect(screen.getByText("The operator's settings could not be loaded")).toBeVisible());
    backend.settings.set({ faults: [] });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Admin fee/ })).toBeVisible());
  },
});

export const NotFound = look({
  args: { at: "/operators/op-nowhere" },
  play: () => waitFor(() => expect(screen.getByText(/This operator does not exist|no such operator/)).toBeVisible()),
});

/** A log entry opens over the page. */
export const OpensAnActivity: SceneStory = {
  args: { at: `${AT}?tab=activities` },
  play: async () => {
    await waitFor(() => expect(document.querySelector("tr[data-row-id]")).not.toBeNull());
    await userEvent.click(document.querySelector("tr[data-row-id]")!);
    await waitFor(() => expect(shownDrawer().getByText("By")).toBeVisible());
  },
};
