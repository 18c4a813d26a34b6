import { configureApi, getSession } from "@backoffice/api-client";
import { fetchEarly } from "@backoffice/ui";
import "@backoffice/ui/styles.css";
import { createBrowserHistory } from "history";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { modules } from "./app/modules.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createRoutes } from "./app/routes.tsx";
import { applyAppearance } from "#kit/preferences/appearance.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { findPage } from "./shell/pages/find-page.ts";

applyAppearance();

/**
 * Starts the console. Not while the code is evaluated: that is a task of its own, and whoever notes where a call came
 * from, as browsers do with what is fetched, would read the whole file anew to name a line of it.
 */
const start = async () => {
  // Decided when the console is built: a production build contains no mock code.
  const mocked =
    import.meta.env.MODE === "mocked" ? await (await import("./mocked/start.tsx")).startMocked() : undefined;
  configureApi({ needsNetwork: !mocked, ...((import.meta.env.DEV || mocked) && { validate: "all" }) });

  // While the session is asked for: a face that is here only when a table needs it has the whole page laid out again.
  // Without it the browser's own is shown.
  for (const face of document.fonts)
    if (face.unicodeRange.startsWith("U+0-FF")) void face.load().catch(() => undefined);

  const queryClient = createQueryClient();
  // Not where one signs in, nor at the addresses of the API that the mocked console answers itself.
  if (!/^\/(?:admin|api)(?:\/|$)/.test(window.location.pathname))
    queryClient.query(getSession.options()).catch(() => undefined); // the session gate says what went wrong

  const registry = createRegistry(modules);
  const history = createBrowserHistory();
  const { pathname, search } = history.location;
  // Its code comes while the session is asked for; what goes wrong is said where the page is drawn.
  const first = findPage(registry.pages, pathname, search);
  if (first) fetchEarly(first.page);
  createRoot(document.getElementById("root")!).render(
    <App registry={registry} queryClient={queryClient} history={history} routes={createRoutes(mocked?.routes)}>
      {mocked?.panel}
    </App>,
  );
  // The first figure that is written takes a browser long: while it waits for the session it has the time.
  setTimeout(() => (0).toLocaleString("en-GB"));
};

setTimeout(() => void start());
