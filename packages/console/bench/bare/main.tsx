import { createRoot } from "react-dom/client";
import { BrowserRouter, useRoutes } from "react-router";

/** The least that a React page with a router can weigh: what the console's own figures are read against. */
const Page = () => useRoutes([{ path: "*", element: <main data-slot="bare">Nothing but React and a router</main> }]);

createRoot(document.getElementById("root")!).render(
  <BrowserRouter>
    <Page />
  </BrowserRouter>,
);
