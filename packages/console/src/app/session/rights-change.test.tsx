import { getRates, useUpdateBank, type Permission } from "@backoffice/api-client";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { createRegistry, RegistryProvider } from "#kit/pages/registry.ts";
import { releaseUnsaved, useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { useFollowRights } from "../../shell/background/use-follow-rights.ts";
import { useMenu } from "../../shell/menu/use-menu.ts";
import { GuardedPage } from "../../shell/pages/guarded-page.tsx";
import { createQueryClient } from "../query-client.ts";
import { Router } from "../router.tsx";
import { SessionGate } from "./session-gate.tsx";

/*
 * An administrator withdraws a right while its user works: the next 403 shows it.
 */

const EDIT = "edit_banks" satisfies Permission;
const VIEW = "view_banks" satisfies Permission;

/** A page with a field and a write. */
const Banks = () => {
  const session = useSession();
  const [text, setText] = useState("");
  useUnsavedGuard(text !== "");
  const write = useUpdateBank();
  const save = () => void write.send({ body: {} } as never).catch(() => undefined);
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" title={lacking(session, EDIT)} onClick={save}>
        Save
      </button>
    </>
  );
};
const page: PageDefinition = {
  path: "/banks",
  title: "Banks",
  group: "Other",
  permission: VIEW,
  page: async () => ({ default: Banks }),
};

const Menu = () => {
  useFollowRights();
  return useMenu().groups.flatMap(({ entries }) => entries.map(({ label }) => <p key={label}>{label}</p>));
};
const Shell = () => (
  <AtCurrentAddress>
    <Menu />
    <GuardedPage />
  </AtCurrentAddress>
);

const forbidden = () => Response.json({ status: 403, success: false, data: null, messages: [] }, { status: 403 });

const open = async () => {
  const user = { user_id: "1", email: "a@b.c", nickname: "Mara", timezone: "UTC", language: "en", roles: ["ADMIN"] };
  const server = { permissions: [VIEW, EDIT] as string[] };
  const requests = stubApi({
    "/api/auth/me": () => ok({ ...user, op: null, parentOpId: null, partnerId: null, permissions: server.permissions }),
    "/api/users/me/check": () => ok(null),
    "/api/users/me": () => ok([]),
    "/api/operators/menu-list": () => ok([{ path: "/banks", title: "Banks" }]),
    "/api/admin/badges": () => ok({}),
    "/api/banks": forbidden,
    "/api/rates": forbidden,
  });
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <RegistryProvider value={createRegistry([{ pages: [page], panels: [] }])}>
        <Router
          history={createMemoryHistory({ initialEntries: ["/banks"] })}
          routes={[
            {
              path: "*",
              element: (
                <SessionGate>
                  <Shell />
                </SessionGate>
              ),
            },
          ]}
        />
      </RegistryProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByLabelText("Name")).toBeTruthy());
  await waitFor(() => expect(screen.getByText("Banks")).toBeTruthy());
  const sessions = () => requests.filter((path) => path === "/api/auth/me").length;
  return { server, sessions, client, requests };
};
const field = () => screen.getByLabelText<HTMLInputElement>("Name");
const save = () => screen.getByRole("button", { name: "Save" });

beforeEach(() => releaseUnsaved());
afterEach(() => {
  releaseUnsaved();
  vi.unstubAllGlobals();
});

it("right to edit is withdrawn: write is refused → session is read once, action is disabled, input stays", async () => {
  const { server, sessions } = await open();
  fireEvent.change(field(), { target: { value: "Nordea" } });
  server.permissions = [VIEW];
  const before = sessions();
  fireEvent.click(save());
  await waitFor(() => expect(save().title).toContain(EDIT));
  expect(field().value).toBe("Nordea");
  expect(sessions()).toBe(before + 1);
});

it("right to view is withdrawn: any call is refused → menu loses the page, the page stays while it has input", async () => {
  const { server, client, requests } = await open();
  fireEvent.change(field(), { target: { value: "Nordea" } });
  server.permissions = [];
  const menus = () => requests.filter((path) => path === "/api/operators/menu-list").length;
  const before = menus();
  await client.query({ ...getRates.options(undefined), retry: false }).catch(() => undefined);
  await waitFor(() => expect(screen.queryByText("Banks")).toBeNull());
  expect(field().value).toBe("Nordea");
  await waitFor(() => expect(menus()).toBe(before + 1));
  fireEvent.change(field(), { target: { value: "" } });
  await waitFor(() => expect(screen.queryByLabelText("Name")).toBeNull());
  expect(screen.getByText(/do not have access/)).toBeTruthy();
});

it("changed permissions: call is refused for another reason → session is as before, nothing else is read", async () => {
  const { sessions, client, requests } = await open();
  const before = requests.length;
  await client.query({ ...getRates.options(undefined), retry: false }).catch(() => undefined);
  await waitFor(() => expect(sessions()).toBe(2));
  expect(requests.slice(before)).toEqual(["/api/rates", "/api/auth/me"]);
  expect(save().title).toBe("");
});
