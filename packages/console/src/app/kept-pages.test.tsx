import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { defineModule, type PageDefinition } from "#kit/pages/define-module.ts";
import { pageActionStore, usePublishActions } from "#kit/pages/page-actions.ts";
import { KeptPages } from "#kit/kept-pages/kept-pages.tsx";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { SessionProvider } from "#kit/session/session.ts";
import { GuardedPage } from "../shell/pages/guarded-page.tsx";
import { PanelHost } from "../shell/panels/panel-host.tsx";
import { storySession } from "#testing/backend/story-session.ts";

const renders: string[] = [];
const Body = ({ name }: { name: string }) => {
  const { search } = useLocation();
  renders.push(name);
  const [count, setCount] = useState(0);
  const { shown, visits } = usePlace();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${search} ${String(count)} ${shown ? `visit ${String(visits)}` : "kept"}`}
    </button>
  );
};
const listed = (name: string) => {
  const actions = [{ label: `Add to ${name}`, run: () => undefined }];
  return () => {
    const { keep } = usePlace();
    useEffect(keep, [keep]);
    usePublishActions(actions);
    return <Body name={name} />;
  };
};
const Passing = () => <Body name="/form" />;

const page = (path: string, component: () => ReactNode): PageDefinition => ({
  path,
  title: path,
  group: "Other",
  page: async () => ({ default: component }),
});
const registry = createRegistry([
  defineModule({
    pages: [page("/form", Passing), ...["/a", "/b", "/c", "/d", "/e"].map((path) => page(path, listed(path)))],
    panels: [],
  }),
]);
/** Opens the console at an address. Returns navigation, and the buttons of visible pages and of all pages. */
const visit = async (first: string) => {
  const history = createMemoryHistory({ initialEntries: [first] });
  const inside = (
    <SessionProvider value={storySession("admin")}>
      <PanelHost>
        <KeptPages>
          <GuardedPage />
        </KeptPages>
      </PanelHost>
    </SessionProvider>
  );
  const routes = [{ path: "*", element: inside }];
  render(<App registry={registry} queryClient={createQueryClient()} history={history} routes={routes} />);
  const onScreen = () => screen.getAllByRole("button").map((button) => button.textContent);
  const go = async (to: string) => {
    act(() => history.push(to));
    await screen.findByRole("button", { name: new RegExp(`^${to.split("?")[0]!} .*visit \\d$`) });
  };
  await screen.findByRole("button");
  return {
    go,
    history,
    onScreen,
    all: () => [...document.querySelectorAll("button")].map((button) => button.textContent),
  };
};

it("kept page: list is revisited → same DOM and state, next visit number", async () => {
  const { go, onScreen } = await visit("/a?page=2");
  const button = screen.getByRole("button");
  fireEvent.click(button);
  await go("/b");
  expect(onScreen()).toEqual(["/b  0 visit 1"]);
  await go("/a?page=2");
  expect(screen.getByRole("button")).toBe(button);
  expect(onScreen()).toEqual(["/a ?page=2 1 visit 2"]);
});

it("kept page: list is revisited at another address → rendered with that address", async () => {
  const { go, onScreen } = await visit("/a?page=2");
  await go("/b");
  await go("/a?status=OPEN");
  expect(onScreen()).toEqual(["/a ?status=OPEN 0 visit 2"]);
});

it("kept pages: more than three lists → the three last used are kept", async () => {
  const { go, all } = await visit("/a");
  for (const to of ["/b", "/c", "/a", "/d", "/e"]) await go(to);
  await waitFor(() => expect(all()).toEqual(["/a  0 kept", "/c  0 kept", "/d  0 kept", "/e  0 visit 1"]));
});

it("kept pages: page that is not a list → unmounted", async () => {
  const { go, all } = await visit("/form");
  fireEvent.click(screen.getByRole("button"));
  await go("/a");
  expect(all()).toEqual(["/a  0 visit 1"]);
  await go("/form");
  expect(all()).toEqual(["/a  0 kept", "/form  0 visit 1"]);
});

it("page actions: several pages are kept → only those of the visible page are published", async () => {
  const { go } = await visit("/a");
  expect(pageActionStore.read().map((action) => action.label)).toEqual(["Add to /a"]);
  await go("/b");
  expect(pageActionStore.read().map((action) => action.label)).toEqual(["Add to /b"]);
  await go("/form");
  expect(pageActionStore.read()).toEqual([]);
  await go("/a");
  expect(pageActionStore.read().map((action) => action.label)).toEqual(["Add to /a"]);
});

it("kept pages: page with an open popover → unmounted", async () => {
  const { go, all } = await visit("/a");
  const menu = document.body.appendChild(document.createElement("div"));
  menu.dataset["radixPopperContentWrapper"] = "";
  await go("/b");
  menu.remove();
  expect(all()).toEqual(["/b  0 visit 1"]);
});

it("kept pages: address changes → kept pages are not rendered again", async () => {
  const { go } = await visit("/a");
  await go("/b");
  renders.length = 0;
  await go("/c");
  await go("/c?status=OPEN");
  // /b renders only once more, because it is no longer visible.
  expect(renders.filter((name) => name !== "/c")).toEqual(["/b"]);
});

it("kept page: user leaves → rendered as hidden after the next page is shown", async () => {
  const { go } = await visit("/a");
  renders.length = 0;
  await go("/b");
  await waitFor(() => expect(renders).toContain("/a"));
  expect(renders[0]).toBe("/b");
});
