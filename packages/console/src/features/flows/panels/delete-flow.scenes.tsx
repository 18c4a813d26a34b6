import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const running = (db: Db) => firstOf(db.flows.flows, ({ opId, status }) => opId === "op-nordlys" && status === "ACTIVE");

export default {
  ...staging,
  title: "Panels/Other/Delete flow",
  tags: ["panel:delete-flow"],
  args: { opens: (db) => ({ id: "delete-flow", params: { flow: running(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const flow = confirmation({
  title: "Delete flow",
  button: "Delete flow",
  write: "deleteFlow",
  failure: "Unable To Delete Flow",
});

/** The question names the flow and its operator, and warns that it is running. */
export const Asked = flow.asks(
  (db) =>
    `Delete ${running(db).title} of Nordlys with its steps and counts. The flow is running. It stops immediately.`,
);

export const Deleted = flow.sends((db) => ({ body: { flowId: running(db).flowId } }), "Flow deleted.", {
  args: { at: "/quick-dashboard?opId=op-nordlys" },
  after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Flows" })).toBeVisible()),
});

/** Deleted by another user meanwhile. */
export const Gone = flow.refused((db) => db.flows.flows.clear(), "This flow does not exist.");

/** The server refuses without a message (content §8). */
export const RefusedWithoutWords = flow.refused(() => undefined, "Failed to delete flow", {
  faults: [{ operation: "deleteFlow", fault: "refused-silently" }],
});

export const WithoutRight = flow.forbidden("edit_flows", "operator-manager");
