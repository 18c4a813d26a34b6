import { act, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { partners } from "./partners.module.ts";
import pages from "./partners.pages.ts";

afterEach(() => void vi.unstubAllGlobals());

it("partners: no limit in the address → 100 rows per page", async () => {
  const bodies: unknown[] = [];
  stubApi({
    "/api/partners/list": async (request) => {
      bodies.push(await request.json());
      return ok({ items: [], count: 0, remaining: 0 });
    },
  });
  const Page = pages["/partners/list"];
  const { wrapper, history } = inConsole({ at: "/partners/list", panels: partners.panels });
  render(<Page />, { wrapper });
  await waitFor(() => expect(bodies).toMatchObject([{ itemsPerPage: 100 }]));
  act(() => history.push("/partners/list?limit=50"));
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ itemsPerPage: 50 }));
});

it("non-partner brands: operator scope → includes its brands", async () => {
  const bodies: unknown[] = [];
  stubApi({
    "/api/operators/brands/list": async (request) => {
      bodies.push(await request.json());
      return ok({ items: [], count: 0, remaining: 0 });
    },
  });
  const Page = pages["/partners/non-partner-brands"];
  const at = "/partners/non-partner-brands?opId=op-nordlys&includeBrands=false";
  render(<Page />, { wrapper: inConsole({ at, panels: partners.panels }).wrapper });
  await waitFor(() => expect(bodies).toMatchObject([{ opId: "op-nordlys", includeBrands: true, hasPartner: false }]));
});
