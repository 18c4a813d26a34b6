import type { Backend } from "@backoffice/mocks";
import { createMemoryHistory } from "history";
import { useState, type ReactNode } from "react";
import { App } from "../app/app.tsx";
import { modules } from "../app/modules.ts";
import { createQueryClient } from "../app/query-client.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import type { SetScene } from "./scene.ts";
import { storyRoutes } from "./story-routes.tsx";
import { storySession } from "./story-session.ts";

const registry = createRegistry(modules);

/** Draws a scene: the console at the scene's address, which the browser's address bar knows nothing of. */
export const Stage = ({ at, opens, account, backend, around }: SetScene & { backend: Backend; around?: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  const [history] = useState(() =>
    createMemoryHistory({ initialEntries: [typeof at === "string" ? at : at(backend.db)] }),
  );
  const [routes] = useState(() =>
    storyRoutes({ session: storySession(account), opening: opens?.(backend.db), around }),
  );
  return <App registry={registry} queryClient={queryClient} history={history} routes={routes} />;
};
