import { configureApi, getSession } from "@backoffice/api-client";
import { learnServerTime, prefetch } from "@backoffice/ui";
import "@backoffice/ui/styles.css";
import { createBrowserHistory } from "history";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { modules } from "./app/modules.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createRoutes } from "./app/routes.tsx";
import { rootOptions, watchProblems } from "./app/watch-problems.ts";
import { applyAppearance } from "#kit/preferences/appearance.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { findPage } from "./shell/pages/find-page.ts";
import { readWithNavigation } from "./shell/reads/read-ahead.ts";

applyAppearance();

/** Starts the console. */
const start = async () => {
  const queryClient = createQueryClient();
  const registry = createRegistry(modules);
  watchProblems({ registry, client: queryClient });
  // Decided when the console is built: a production build contains no mock code.
  const mocked =
    import.meta.env.MODE === "mocked" ? await (await import("./mocked/start.tsx")).startMocked() : undefined;
  configureApi({
    onDate: learnServerTime,
    needsNetwork: !mocked,
    ...((import.meta.env.DEV || mocked) && { validate: "all" }),
  });

  // Fonts are loaded while the session is read: one that came after the table was drawn would have it laid out again.
  for (const face of document.fonts)
    if (face.unicodeRange.startsWith("U+0-FF")) void face.load().catch(() => undefined);

  const history = createBrowserHistory();
  const readFirst = readWithNavigation({ client: queryClient, ...registry }, history);
  // Not on the sign-in page, nor at the sign-in addresses of the API, which the mocked console draws itself.
  if (!/^\/(?:admin|api)(?:\/|$)/.test(window.location.pathname))
    queryClient.query(getSession.options()).then(readFirst, () => undefined); // the session gate shows the error

  const { pathname, search } = history.location;
  // The code of the first page is loaded while the session is read. A failure is shown where the page is drawn.
  const first = findPage(registry.pages, pathname, search);
  if (first) prefetch(first.page);
  createRoot(document.getElementById("root")!, rootOptions).render(
    <App registry={registry} queryClient={queryClient} history={history} routes={createRoutes(mocked?.routes)}>
      {mocked?.panel}
    </App>,
  );
};

void start();
