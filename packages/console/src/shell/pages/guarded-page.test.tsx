import type { Permission } from "@backoffice/api-client";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { PlaceholderPage } from "#testing/shell/placeholder-page.tsx";
import { GuardedPage } from "./guarded-page.tsx";

const load = vi.fn(() => Promise.resolve({ default: PlaceholderPage }));
const pages: PageDefinition[] = [
  { path: "/banks", title: "Banks", group: "Withdraw", permission: "view_banks", page: load },
  { path: "/news", title: "News", group: "Other", onlyFor: "SUPER_ADMIN", page: load },
];

const REFUSED: PageDefinition[] = [
  { path: "/of-operators", title: "Of operators", group: "Other", notForBrands: true, page: load },
  { path: "/of-staff", title: "Of staff", group: "Other", notForPartners: true, page: load },
];

const open = (at: string, role: "ADMIN" | "SUPER_ADMIN", permissions: Permission[] = []) => {
  load.mockClear();
  const session = sessionWith({ roles: [role], permissions });
  render(<GuardedPage />, { wrapper: inConsole({ at, session, pages }).wrapper });
};

it.each([
  ["permission for it", "/banks", "ADMIN", ["view_banks"]],
  ["its only role", "/news", "SUPER_ADMIN", []],
] as const)("page by its address: user has the %s → page", async (_, at, role, permissions) => {
  open(at, role, [...permissions]);
  await waitFor(() => expect(screen.getByRole("region", { name: "Any page" })).toBeTruthy());
});

it.each([
  ["no permission for it", "/banks", "view_banks"],
  ["another role than its only one", "/news", null],
])("page by its address: user has %s → refused, page is not loaded", async (_, at, named) => {
  open(at, "ADMIN");
  await waitFor(() => expect(screen.getByText("You do not have access to this")).toBeTruthy());
  expect(document.querySelector("code")?.textContent ?? null).toBe(named);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ["user of a brand", "/of-operators", { roles: ["OPERATOR_ADMIN"], parentOpId: "op-nordlys" }, /not of a brand/],
  ["partner", "/of-staff", { roles: ["PARTNER"], partnerId: "pt-1" }, /not for partners/],
] as const)(
  "page by its address: %s, whom no permission opens it → refused with the reason",
  async (_, at, user, text) => {
    load.mockClear();
    const session = sessionWith({ op: "br-polaris", ...user, roles: [...user.roles] });
    render(<GuardedPage />, { wrapper: inConsole({ at, session, pages: REFUSED }).wrapper });
    await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
    expect(load).not.toHaveBeenCalled();
  },
);
