import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import billing from "../../features/billing/billing.pages.ts";
import settings from "../../features/settings/settings.pages.ts";
import { usePublishedRows } from "#kit/contract/record/published-rows.ts";
import { inConsole } from "#testing/in-console.tsx";
import { stubApi } from "#testing/stub-api.ts";

afterEach(() => void vi.unstubAllGlobals());

const pages = { ...billing, ...settings };

it.each([
  ["/settings/cf-account-v2/domains", true],
  ["/settings/hostnames", false],
] as const)("the JSON of a row of %s is for ADMIN too: %s", async (path, expected) => {
  stubApi({});
  const published: unknown[] = [];
  const Probe = () => {
    published.push(usePublishedRows()?.jsonForAdmins);
    return null;
  };
  const Page = pages[path];
  render(
    <>
      <Page />
      <Probe />
    </>,
    { wrapper: inConsole({ at: path }).wrapper },
  );
  await waitFor(() => expect(published.at(-1)).toBe(expected));
});
