import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { getRates } from "@backoffice/api-client";
import { createMemoryHistory } from "history";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { toSession, useSession } from "#kit/session/session.ts";
import { exitView, viewAs } from "#kit/session/view-as.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { createQueryClient } from "../query-client.ts";
import { Router } from "../router.tsx";
import { SessionGate } from "./session-gate.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const user = {
  user_id: "1",
  email: "a@b.c",
  nickname: "Mara",
  timezone: "UTC",
  language: "en",
  roles: ["ADMIN"],
  op: null,
  parentOpId: null,
  partnerId: null,
  permissions: [],
};
const blocked = (status: number) => () =>
  Response.json({ status, success: false, data: null, messages: [], error: { blocked: true } }, { status });

const start = (answers: Parameters<typeof stubApi>[0], entry = "/bets?page=2", content?: ReactNode) => {
  const requests = stubApi({
    "/api/auth/me": () => ok(user),
    "/api/users/me/check": () => ok(null),
    "/api/users/me": () => ok([]),
    ...answers,
  });
  const history = createMemoryHistory({ initialEntries: [entry] });
  const client = createQueryClient();
  const read = () => void client.query({ ...getRates.options(undefined), retry: false }).catch(() => undefined);
  const page = (
    <button type="button" onClick={read}>
      The page
    </button>
  );
  const routes = [
    { path: "/admin", element: <p>Sign in</p> },
    { path: "*", element: <SessionGate>{content ?? page}</SessionGate> },
  ];
  render(
    <QueryClientProvider client={client}>
      <Router history={history} routes={routes} />
    </QueryClientProvider>,
  );
  return { at: () => history.location.pathname + history.location.search, requests, client };
};

it("session gate: user loaded and check passed → page is shown", async () => {
  const { at } = start({});
  await waitFor(() => expect(screen.getByText("The page")).toBeTruthy());
  expect(at()).toBe("/bets?page=2");
});

it.each([200, 400, 403])(
  "session gate: check answers %i with a blocked user → sign-in page with an error",
  async (status) => {
    const { at } = start({ "/api/users/me/check": blocked(status) });
    await waitFor(() => expect(at()).toBe("/admin?error=forbidden-access"));
    await waitFor(() => expect(screen.getByText("Sign in")).toBeTruthy());
  },
);

it("session gate: user is blocked while signed in → next call leads to the sign-in page", async () => {
  const { at } = start({ "/api/rates": blocked(403) });
  fireEvent.click(await screen.findByText("The page"));
  await waitFor(() => expect(at()).toBe("/admin?error=forbidden-access"));
});

it("session gate: view as another role → page has that session, after exit the user's own", async () => {
  const Roles = () => <p>{useSession().roles.join()}</p>;
  start({}, "/bets", <Roles />);
  await waitFor(() => expect(screen.getByText("ADMIN")).toBeTruthy());
  act(() => viewAs({ ...toSession({ ...user, roles: ["PARTNER"] }), viewedAs: "Partner" }));
  expect(screen.getByText("PARTNER")).toBeTruthy();
  act(exitView);
  expect(screen.getByText("ADMIN")).toBeTruthy();
});

it("session gate: page is reloaded during a view → the user's own session is never rendered", async () => {
  const renders: string[] = [];
  const Roles = () => {
    renders.push(useSession().roles.join());
    return <p>The page</p>;
  };
  sessionStorage.setItem("view-as:1", JSON.stringify({ roles: ["PARTNER"], permissions: [], viewedAs: "Partner" }));
  start({ "/api/auth/me": () => ok({ ...user, roles: ["SUPER_ADMIN"] }) }, "/bets", <Roles />);
  await waitFor(() => expect(screen.getByText("The page")).toBeTruthy());
  expect(new Set(renders)).toEqual(new Set(["PARTNER"]));
  act(exitView);
});

it("session gate: 403 for a missing permission → page stays", async () => {
  const refused = { status: 403, success: false, data: null, messages: ["No right."] };
  const { at, requests, client } = start({ "/api/rates": () => Response.json(refused, { status: 403 }) });
  fireEvent.click(await screen.findByText("The page"));
  await waitFor(() => expect([requests.includes("/api/rates"), client.isFetching()]).toEqual([true, 0]));
  expect(at()).toBe("/bets?page=2");
});

it("session gate: signed out → sign-in page with a return address", async () => {
  const { at } = start({ "/api/auth/me": () => new Response("", { status: 401 }) });
  await waitFor(() => expect(at()).toBe("/admin?returnTo=%2Fbets%3Fpage%3D2"));
});

it("return address: page with a search → no search text and no personal data", async () => {
  const signedOut = { "/api/auth/me": () => new Response("", { status: 401 }) };
  const { at } = start(signedOut, "/users/players?search=amelie%40mail.example&email=amelie%40mail.example&page=2");
  await waitFor(() => expect(at()).toBe("/admin?returnTo=%2Fusers%2Fplayers%3Fpage%3D2"));
});

it("session gate: signed out → no polling; another user signs in elsewhere → old data is removed", async () => {
  const signedOut = () => new Response("", { status: 401 });
  let me = () => ok(user);
  const { requests, client } = start({ "/api/rates": signedOut, "/api/auth/me": () => me() });
  fireEvent.click(await screen.findByText("The page"));
  const goOn = await screen.findByRole("button", { name: "Continue" });
  localStorage.setItem("recent:1", "of the user before");
  client.setQueryData(["of the user before"], "seen");

  vi.useFakeTimers();
  const times = () => requests.filter((path) => path === "/api/auth/me").length;
  me = signedOut;
  fireEvent.click(goOn);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(times()).toBe(2);
  vi.useRealTimers();

  // The session is reread when the tab becomes visible.
  me = () => ok({ ...user, user_id: "2" });
  fireEvent(window, new Event("visibilitychange"));
  const dialog = await screen.findByRole("dialog", { name: "Another user is signed in" });
  expect(screen.queryByText("The page")).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: "Reload" }));
  expect(localStorage.getItem("recent:1")).toBeNull();
  expect(client.getQueryData(["of the user before"])).toBeUndefined();
});

it("session gate: another tab reports an expired session → dialog; Continue → other tabs are told", async () => {
  const beside = new BroadcastChannel("backoffice:session");
  const heard = vi.fn();
  beside.addEventListener("message", ({ data }) => heard(data));
  start({});
  await screen.findByText("The page");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  beside.postMessage({ type: "expired" });
  const signIn = await screen.findByRole("link", { name: "Sign in" });
  await waitFor(() => expect(document.activeElement).toBe(signIn));
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ type: "signed-in", userId: "1" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull());
  beside.close();
});

it("session gate: 401 → other tabs are told that the session expired", async () => {
  const beside = new BroadcastChannel("backoffice:session");
  const heard = vi.fn();
  beside.addEventListener("message", ({ data }) => heard(data));
  start({ "/api/rates": () => new Response("", { status: 401 }) });
  fireEvent.click(await screen.findByText("The page"));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ type: "expired" }));
  beside.close();
});

it("signed-out dialog: sign-in link was clicked → Continue is the primary button", async () => {
  start({ "/api/rates": () => new Response("", { status: 401 }) });
  fireEvent.click(await screen.findByText("The page"));
  const signIn = await screen.findByRole("link", { name: "Sign in" });
  const goOn = screen.getByRole("button", { name: "Continue" });
  const before = [signIn.className, goOn.className];
  expect(before[0]).not.toBe(before[1]);
  signIn.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(signIn);
  expect(goOn.className).toContain("bg-accent");
  expect(signIn.className).not.toContain("bg-accent");
});
