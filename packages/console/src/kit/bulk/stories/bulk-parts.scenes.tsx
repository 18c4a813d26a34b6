import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { ownDialog } from "#testing/stories/own-panel.ts";
import { confirmOf, panelOf, payments } from "./sample-payments.tsx";

/** Renders a part that a click in a list would open. */
const of = (part: () => ReactNode) => ownDialog(part, () => ({}));

export default {
  ...staging,
  title: "Patterns/Bulk actions",
  args: of(panelOf(["done", "done", "refused", "changed", "unknown", "done"])),
} satisfies SceneMeta;

/** A finished run with a row in each state. */
export const Default = look({
  play: async () => {
    const shown = await drawer();
    await expect(document.querySelector("[data-slot=dialog]")).toHaveFocus();
    await expect(shown.getAllByRole("row")).toHaveLength(7);
    await expect(shown.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "All6",
      "Done3",
      "Refused1",
      "Changed by another user1",
      "Unknown1",
    ]);
  },
});
export const Submitting = look(
  {
    args: of(
      panelOf(["done", "done", "refused", "sending", "sending", "sending", "sending", "waiting", "waiting"], {
        running: true,
      }),
    ),
  },
  { loads: true },
);
export const LongContent = look({
  args: of(panelOf(Array.from({ length: 200 }, (_, at) => (at % 9 === 4 ? "refused" : "done")))),
});
export const Completed = look({ args: of(panelOf(["done", "done", "done"])) });
export const AfterReload = look({
  args: of(panelOf(["done", "unknown", "not-sent", "not-sent"], { reloaded: true })),
});
export const Confirmation = look({
  args: of(
    confirmOf(4, [
      { reason: "This payment is already approved.", rows: payments(5) },
      {
        reason: "You need the permission approve_reject_withdrawals. Ask an administrator for it.",
        rows: payments(1),
      },
    ]),
  ),
});
export const TypedTotal = look({ args: of(confirmOf(101)) });
