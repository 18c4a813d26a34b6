import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Other/Admins",
  args: { at: "/settings/admins" },
} satisfies SceneMeta;

export const Default = look(filledPage);

/** A row opens the user; the address keeps the list's filters. */
export const PanelOpen = look(
  {
    args: { at: "/settings/admins?role=OPERATOR_ADMIN" },
    play: async () => {
      await userEvent.click(await firstRow());
      await waitFor(() =>
        expect(shownDrawer().getByRole("link", { name: "Open the page" })).toHaveAttribute(
          "href",
          expect.stringMatching(/^\/settings\/admins\/auth0%7C/),
        ),
      );
    },
  },
  { name: "With an open panel" },
);

/** Operator staff see users of their operator only. */
export const OneOperator = look({
  args: { account: "operator-manager" },
  play: async ({ loaded: { db } }) => {
    await firstRow();
    const mine = new Set(
      [...db.operators.values()]
        .filter((it) => it.opId === "op-nordlys" || it.parentOpId === "op-nordlys")
        .map((it) => it.opId),
    );
    for (const row of document.querySelectorAll<HTMLElement>("tr[data-row-id]"))
      await expect(mine).toContain(db.staff.users.get(row.dataset["rowId"]!)?.app_metadata.opId);
    await expect(screen.queryByText("mara.lindqvist@example.com")).toBeNull();
  },
});

/** The signed-in user is always listed: the list cannot be empty. */
export const Empty = look(emptyPage("No admins yet", { arrange: (db) => db.staff.users.clear() }));
export const Forbidden = forbiddenPage("listUsers", "view_users");
