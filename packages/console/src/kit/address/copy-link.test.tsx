import { PERSONAL } from "@backoffice/api-client";
import { afterEach, expect, it, vi } from "vitest";
import { copyLink } from "./copy-link.ts";

const copied = async (address: string) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  window.history.replaceState(null, "", address);
  await copyLink();
  return writeText.mock.calls[0]?.[0].replace(window.location.origin, "");
};
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

it("copyLink: page with scope, filters and panel → all are in the link", async () => {
  const address = "/withdraw/list?opId=op-nordlys&status=PENDING&panel=withdraw-details&uuid=1";
  expect(await copied(address)).toBe(address);
});

it.each([...PERSONAL])("copyLink: %s in the query string → left out", async (name) => {
  expect(await copied(`/players?status=OPEN&${name}=mara`)).toBe("/players?status=OPEN");
});

it("copyLink: email address in any filter → left out", async () => {
  expect(await copied("/players?note=mara%40mail.example")).toBe("/players");
});
