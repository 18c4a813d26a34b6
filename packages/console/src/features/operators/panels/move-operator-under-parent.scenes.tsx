import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { chooseInQuestion } from "#testing/stories/choose.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { storyClock } from "#testing/backend/story-clock.ts";

const POLARIS = { opId: "br-polaris", title: "Polaris", parentOpId: "op-nordlys", brandCount: 0 };
const setStatus = (db: Db, status: "ACTIVE" | "INACTIVE", opId = "op-solvik") =>
  void db.operators.set(opId, { ...db.operators.get(opId)!, status });

export default {
  ...staging,
  title: "Panels/Operators/Move Operator Under Parent",
  tags: ["panel:move-operator-under-parent"],
  args: {
    arrange: (db) => setStatus(db, "ACTIVE"),
    opens: () => ({ id: "move-operator-under-parent", params: { operator: POLARIS } }),
  },
  decorators: [storyClock.decorator],
  beforeEach: () => {
    staging.beforeEach();
    storyClock.reset();
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const move = confirmation({
  title: "Move Operator Under Parent",
  button: /^(Move|Wait)/,
  write: "transformOperator",
  failure: "Unable To Move Operator",
  fill: async () => {
    await chooseInQuestion(/^Parent operator/, "Solvik");
    storyClock.pass(10);
  },
});
const parent = async () => (await move.question()).findByRole("combobox", { name: /^Parent operator/ });

/** Moves to another operator; confirmable after ten seconds (money §4). */
export const Asked = move.asks(
  "Move the brand Polaris from Nordlys to Solvik. Staff of its current operator no longer see it; staff of the new operator do.",
);

/** An operator becomes a brand. */
export const OneOperator = look(
  move.asks("Make the operator Kestrel a brand of Solvik, whose staff see it from then on.", {
    opens: () => ({
      id: "move-operator-under-parent",
      params: { operator: { opId: "op-kestrel", title: "Kestrel", parentOpId: null, brandCount: 0 } },
    }),
  }),
);

export const Moved = move.sends(
  { body: { dto: { opId: "br-polaris", parentOpId: "op-solvik" } } },
  "Polaris now belongs to Solvik.",
  { after: (db) => expect(db.operators.get("br-polaris")?.parentOpId).toBe("op-solvik") },
);

/** The button counts down, and a parent is required (money §5). */
export const ParentRequired: SceneStory = {
  play: async () => {
    await waitFor(async () => expect((await move.question()).getByRole("button", { name: "Wait 10s" })).toBeVisible());
    storyClock.pass(10);
    await move.confirm();
    await waitFor(async () => expect(await parent()).toHaveAccessibleDescription(/^Choose the parent operator\./));
  },
};

/** Inactive operators and the brand's own operator are not offered. */
export const OnlyOthersThatAreActive: SceneStory = {
  args: {
    arrange: (db) => {
      setStatus(db, "INACTIVE");
      setStatus(db, "ACTIVE", "op-kestrel");
    },
  },
  play: async () => {
    await userEvent.click(await parent());
    await waitFor(() => expect(document.activeElement?.closest('[data-slot="combobox-popover"]')).not.toBeNull());
    await userEvent.keyboard("op-");
    const kestrel = await screen.findByRole("option", { name: /^Kestrel/ });
    await expect(screen.queryByRole("option", { name: /^(Solvik|Nordlys)/ })).toBeNull();
    await userEvent.click(kestrel);
    await waitFor(() => expect(screen.queryByRole("option", { name: /^Kestrel/ })).toBeNull());
  },
};

/** The selected parent was retired meanwhile: error at the field. */
export const ParentRetiredMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await chooseInQuestion(/^Parent operator/, "Solvik");
    storyClock.pass(10);
    setStatus(db, "INACTIVE");
    await move.confirm();
    await waitFor(async () =>
      expect(await parent()).toHaveAccessibleDescription("The parent operator must be active."),
    );
  },
};

/** A successful response that reports no move is a failure (money §7). */
export const NotDone: SceneStory = {
  play: async ({ loaded: { backend, db } }) => {
    await chooseInQuestion(/^Parent operator/, "Solvik");
    storyClock.pass(10);
    const others = backend.fetch.bind(backend);
    backend.fetch = async (request) =>
      request.url.endsWith("/api/operators/transform")
        ? Response.json({ status: 200, success: true, messages: [], data: { success: false } })
        : others(request);
    await move.confirm();
    const errorDialog = await dialog("Unable To Move Operator");
    await expect(errorDialog.getByText("Polaris was not moved.")).toBeVisible();
    await expect(screen.queryByText("Polaris now belongs to Solvik.")).toBeNull();
    await expect(db.operators.get("br-polaris")?.parentOpId).toBe("op-nordlys");
  },
};

export const WithBrands = look(
  move.waits("An operator with brands cannot be moved under another operator. Move its brands first.", {
    opens: () => ({
      id: "move-operator-under-parent",
      params: { operator: { opId: "op-nordlys", title: "Nordlys", parentOpId: null, brandCount: 3 } },
    }),
  }),
);

export const WithoutRight = move.forbidden("transform_operators", "operator-admin");
