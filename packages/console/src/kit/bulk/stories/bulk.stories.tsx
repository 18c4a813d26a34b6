import type { ReactNode } from "react";
import { look } from "#testing/look.ts";
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

const shows = (part: () => ReactNode) => look({ args: of(part) });

/** A finished run with a row in each state. */
export const Default = look();
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
export const LongContent = shows(panelOf(Array.from({ length: 200 }, (_, at) => (at % 9 === 4 ? "refused" : "done"))));
export const Completed = shows(panelOf(["done", "done", "done"]));
export const AfterReload = shows(panelOf(["done", "unknown", "not-sent", "not-sent"], { reloaded: true }));
export const Confirmation = shows(
  confirmOf(4, [
    { reason: "This payment is already approved.", rows: payments(5) },
    {
      reason: "You need the permission approve_reject_withdrawals. Ask an administrator for it.",
      rows: payments(1),
    },
  ]),
);
export const TypedTotal = shows(confirmOf(101));
