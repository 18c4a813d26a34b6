import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import "#kit/export/export-rows.tsx"; // Imported here, since loading it on first use would exceed the test's timeout.
import { domainList } from "../domain-list.module.ts";
import pages from "../domain-list.pages.ts";

afterEach(() => void vi.unstubAllGlobals());

const domain = {
  domainName: "north.example",
  opId: "op-north",
  opTitle: "Northern Light",
  cfAccountCode: "north-1",
  cfAccountId: "0af3",
  cfZoneStatus: "active",
  description: "Main site",
};

it("domain export: all rows → documented columns, from one request (content §2, §9)", async () => {
  const requests: string[] = [];
  const files: Blob[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  stubApi({
    "/api/operators/cf-tokens/v2/zones": (request) => {
      requests.push(new URL(request.url).search);
      return ok({ items: [domain], count: 1, remaining: 0 });
    },
  });
  const Page = pages["/settings/cf-account-v2/domains"];
  render(<Page />, {
    wrapper: inConsole({ account: "super-admin", at: "/settings/cf-account-v2/domains", panels: domainList.panels })
      .wrapper,
  });
  await screen.findAllByText("north.example");
  const open = screen.getByRole("button", { name: "Export as CSV" });
  await act(() => userEvent.click(open));
  await act(async () => userEvent.click(await screen.findByRole("button", { name: "Export" })));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]!.text()).replace("\uFEFF", "").split("\r\n")).toEqual([
    "operator,domainName,cfAccountCode,cfAccountId,cfZoneStatus",
    "Northern Light,north.example,north-1,0af3,active",
    "",
  ]);
  expect(new URLSearchParams(requests.at(-1)).toString()).toContain("page=0&limit=0");
});
