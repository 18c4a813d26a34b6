import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Operators/Operators",
  args: { account: "admin", at: "/operators" },
} satisfies SceneMeta;

const heads = async () => {
  await firstRow();
  return screen
    .getAllByRole("columnheader")
    .map((it) => it.textContent)
    .filter(Boolean)
    .join(", ");
};

/** Name, kind, status and owner of each; a row opens its page. */
export const Default = look({
  play: async ({ loaded: { history } }) => {
    await expect(await heads()).toBe(
      "Name, Kind, Status, Operator, Brands, Partner, Languages, Domains, Created, Actions",
    );
    const row = await firstRow();
    await userEvent.click(row.querySelectorAll("td")[2]!);
    await waitFor(() => expect(history.location.pathname).toBe(`/operators/${row.dataset["rowId"]}`));
  },
});

/** Operators only: no parent, and the number of their brands (ruling 22). */
export const Operators = look({
  args: { at: "/operators?type=parent&search=Nordlys" },
  play: async ({ loaded: { db } }) => {
    await expect(await heads()).toBe("Name, Status, Brands, Languages, Domains, Created, Actions");
    const count = [...db.operators.values()].filter((it) => it.parentOpId === "op-nordlys").length;
    await expect(within(await firstRow()).getByRole("link", { name: String(count) })).toHaveAttribute(
      "href",
      "/operators/op-nordlys?tab=brands",
    );
  },
});

/** Brands only: their operator, and brand actions in the row menu. */
export const Brands = look({
  args: { at: "/operators?type=brand&search=Polaris" },
  play: async () => {
    await expect(await heads()).toBe("Name, Status, Operator, Partner, Languages, Domains, Created, Actions");
    const row = await firstRow();
    await expect(within(row).getByRole("link", { name: "Nordlys" })).toBeVisible();
    await userEvent.click(row.querySelector<HTMLElement>('[aria-haspopup="menu"]')!);
    await waitFor(() =>
      expect(screen.getAllByRole("menuitem").map((it) => it.textContent)).toEqual([
        "Affiliate and cashback settings",
        "Move under a parent",
        "Transform to operator",
        "Delete brand",
      ]),
    );
  },
});

export const Forbidden = forbiddenPage("listOperators", "view_operators", "operator-admin");
