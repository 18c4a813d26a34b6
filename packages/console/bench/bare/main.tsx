import { createRoot } from "react-dom/client";
import { createBrowserRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";

/** The least that a React page with a router can weigh: what the console's own figures are read against. */
const router = createBrowserRouter([
  {
    element: <Outlet />,
    children: [{ path: "*", element: <main data-slot="bare">Nothing but React and a router</main> }],
  },
]);
createRoot(document.getElementById("root")!).render(<RouterProvider router={router} />);
