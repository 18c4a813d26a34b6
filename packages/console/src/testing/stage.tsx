import type { Backend } from "@backoffice/mocks";
import { useState } from "react";
import { createMemoryRouter } from "react-router";
import { App } from "../app/app.tsx";
import { modules } from "../app/modules.ts";
import { createQueryClient } from "../app/query-client.ts";
import { createRegistry } from "../kit/registry.ts";
import type { SetScene } from "./scene.ts";
import { storyRoutes } from "./story-routes.tsx";
import { storySession } from "./story-session.ts";

const registry = createRegistry(modules);

/** Draws a scene: the console at the scene's address, which the browser's address bar knows nothing of. */
export const Stage = ({
  at,
  opens,
  account,
  backend,
  topBar = false,
}: SetScene & { backend: Backend; topBar?: boolean }) => {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter(
      storyRoutes(registry, { session: storySession(account), opening: opens?.(backend.db), topBar }),
      {
        initialEntries: [typeof at === "string" ? at : at(backend.db)],
      },
    ),
  );
  return <App registry={registry} queryClient={queryClient} router={router} />;
};
