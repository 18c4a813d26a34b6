import { useState, type ReactNode } from "react";
import { App } from "../../app/app.tsx";
import { modules } from "../../app/modules.ts";
import type { PanelId } from "#kit/panels/definition/panel-params.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import type { OwnPanel, SetScene } from "#testing/scene.ts";
import type { Staged } from "#testing/staged.ts";
import { storyRoutes } from "#testing/shell/story-routes.tsx";
import { storySession } from "#testing/backend/story-session.ts";

/** The id of a panel that only the story has; no feature has it. */
const STORY_PANEL = "story-panel" as PanelId;

const registry = createRegistry(modules);

/** The console's pages and panels, and the scene's own panel if it has one. */
const registryWith = (panel: OwnPanel | undefined) =>
  panel
    ? createRegistry([
        ...modules,
        { pages: [], panels: [{ ...panel, id: STORY_PANEL, title: "Panel", params: ["uuid"] }] },
      ])
    : registry;

/** Renders a scene: the console with its prepared history. */
export const Stage = ({
  opens,
  panel,
  page,
  account,
  staged: { db, history, client },
  around,
}: SetScene & { staged: Staged; around?: ReactNode }) => {
  const [known] = useState(() => registryWith(panel));
  const [routes] = useState(() => storyRoutes({ session: storySession(account), opening: opens?.(db), page, around }));
  return <App registry={known} queryClient={client} history={history} routes={routes} />;
};
