import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { sessionWith } from "#testing/backend/session-with.ts";
import { NewAdminDrawer } from "./new-admin.drawer.tsx";

let backend: Backend;

beforeEach(() => {
  backend = createBackend({
    clock: createClock(Date.UTC(2026, 10, 20, 12)),
    seed: "new-admin",
    cookies: false,
    settings: { account: "super-admin", scenario: "small" },
  });
  vi.stubGlobal("fetch", (request: Request) => backend.fetch(request));
});
afterEach(() => void vi.unstubAllGlobals());

/** An operator manager with the permission; every seeded account that holds it has the picker. */
const manager = sessionWith({ roles: ["OPERATOR_MANAGER"], op: "op-nordlys", permissions: ["edit_users"] });
const admin = sessionWith({ permissions: ["edit_users"] });

const open = (session: typeof manager) =>
  render(<NewAdminDrawer params={{}} close={() => undefined} />, {
    wrapper: inConsole({ session, at: "/settings/admins?opId=op-sakura" }).wrapper,
  });
const put = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: "input, select" }), { target: { value } });

it("new admin: user without operator picker → own operator, whatever the scope (shell §6)", async () => {
  open(manager);
  await put(/^Email/, "siv.berg@example.com");
  await put(/^Password/, "Regn-i-maj");
  await put(/^Nickname/, "Siv Berg");
  await put(/^Role/, "OPERATOR_MANAGER");
  expect(screen.queryByRole("combobox", { name: /^Operator or brand/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add admin" }));
  const added = () => [...backend.db.staff.users.values()].find(({ email }) => email === "siv.berg@example.com");
  await waitFor(() => expect(added()?.app_metadata.opId).toBe("op-nordlys"));
});

it("new admin: admin → operator picker is shown", async () => {
  open(admin);
  await waitFor(() => expect(screen.getByRole("combobox", { name: /^Operator or brand/ })).toBeTruthy());
});
