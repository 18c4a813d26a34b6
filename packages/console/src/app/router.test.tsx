import { render, screen } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { expect, it } from "vitest";
import { Router } from "./router.tsx";

const routes = ["/admin", "/", "*"].map((path) => ({ path, element: <p>{path}</p> }));

it.each([
  ["/admin", "/admin"],
  ["/admin/", "/admin"],
  ["/admin?error=forbidden-access", "/admin"],
  ["/", "/"],
  ["/admins", "*"],
  ["/admin/users", "*"],
])("router: address %s → route %s", (address, path) => {
  render(<Router history={createMemoryHistory({ initialEntries: [address] })} routes={routes} />);
  expect(screen.getByText(path)).toBeTruthy();
});
