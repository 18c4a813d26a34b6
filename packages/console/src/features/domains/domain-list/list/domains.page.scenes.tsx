import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { cfAccount, domain } from "#testing/rows/domain-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Domains",
  args: { account: "super-admin", at: "/settings/cf-account-v2/domains?opId=op-nordlys" },
} satisfies SceneMeta;

export const Default = look();

const headers = async () => {
  await firstRow();
  return screen.getAllByRole("columnheader").map((it) => it.textContent.trim());
};
const rows = () => document.querySelectorAll("tr[data-row-id]").length;

/** SUPER_ADMIN sees the documented columns (content §2), states first; the ID of the account is in View. */
export const AllColumns: SceneStory = {
  play: async () =>
    expect((await headers()).filter(Boolean).join(", ")).toBe(
      "Domain, Operator or Brand, CF Status, DNS Status, Rules Status, AFD Provision, AFD Validation, AFD Routes, CF Code, AFD Profile, AFD Endpoint, Locked, Is PPF, Is Backoffice, Is Brand, Created At, Updated At, Actions",
    ),
};
/** Other roles see neither Front Door columns nor flags. */
export const FewColumns: SceneStory = {
  args: { account: "admin" },
  play: async () =>
    expect((await headers()).filter(Boolean).join(", ")).toBe(
      "Domain, Operator or Brand, CF Status, DNS Status, Rules Status, CF Code, Created At, Updated At, Actions",
    ),
};
/** The primary domain is marked, and every domain links to its site. */
export const Primary: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { domainName } = domain(db, { isPrimary: true });
    const row = (await screen.findByText(domainName)).closest("tr")!;
    await expect(row).toHaveTextContent("PRIMARY");
    await expect(row.querySelector("a")).toHaveAttribute("href", `https://${domainName}`);
  },
};
/** The search applies on Enter or its button, not while typing; clearing it removes the filter (content §2). */
export const Searched: SceneStory = {
  play: async ({ loaded: { calls, db } }) => {
    const { domainName } = domain(db);
    await firstRow();
    const all = rows();
    const requestCount = () => calls.filter((it) => it.id === "listDomains").length;
    const before = requestCount();
    const box = screen.getByRole("searchbox", { name: "Domain" });
    await userEvent.type(box, domainName);
    await expect(requestCount()).toBe(before);
    await userEvent.click(screen.getByRole("button", { name: "Search: Domain" }));
    await waitFor(() => expect(rows()).toBe(1));
    await userEvent.clear(box);
    await waitFor(() => expect(rows()).toBe(all));
    await userEvent.type(box, `${domainName}{Enter}`);
    await waitFor(() => expect(rows()).toBe(1));
  },
};
/** The operator's accounts, beside the button that adds one (content §2). */
export const OfOneAccount: SceneStory = {
  play: async ({ loaded: { calls, db } }) => {
    const { title, cfAccountCode } = cfAccount(db);
    await firstRow();
    await userEvent.click(screen.getByRole("combobox", { name: "Cloudflare account" }));
    await expect(screen.queryByRole("option", { name: /^Redwood/ })).toBeNull();
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${title}`) }));
    await waitFor(() =>
      expect(calls.at(-1)?.input).toMatchObject({
        query: { cfAccountCode, opId: "op-nordlys", page: "0", limit: "50" },
      }),
    );
    await userEvent.click(screen.getAllByRole("button", { name: "Add Cloudflare Account" })[0]!);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Add Cloudflare Account" })).toBeVisible());
  },
};
/** The row menu has the nine actions and Delete zone, which a primary domain lacks (content §4). */
export const RowMenu: SceneStory = {
  args: { account: "admin" },
  play: async ({ loaded: { db } }) => {
    const { domainName } = domain(db, { isPrimary: true });
    const row = (await screen.findByText(domainName)).closest("tr")!;
    await userEvent.click(row.querySelector<HTMLElement>('[aria-haspopup="menu"]')!);
    await waitFor(() => expect(screen.getAllByRole("menuitem").map((it) => it.textContent)).toHaveLength(11));
    await expect(screen.getByRole("menuitem", { name: /^Delete domain \(zone\)/ })).toHaveAccessibleDescription(
      "A primary domain cannot be deleted. Make another domain primary first.",
    );
  },
};
/** Only SUPER_ADMIN and ADMIN can export (content §2). */
export const NoFile = look(
  {
    args: { account: "dev-ops" },
    play: async () => {
      await firstRow();
      await expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
    },
  },
  { name: "Without export" },
);
export const Empty = look(emptyPage("No domains yet", { at: "/settings/cf-account-v2/domains" }));
