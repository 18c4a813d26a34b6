import { configureApi, getRates, send } from "@backoffice/api-client";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import AboutDialog from "./about-dialog.tsx";

const BUILD = { version: "0.2.0", time: "2026-11-29T12:00:00Z", entry: "/assets/index-AAA.js" };

afterEach(async () => {
  cleanup();
  document.head.replaceChildren();
  await named(__CONTRACT_VERSION__);
  vi.unstubAllGlobals();
  configureApi({ origin: "" });
});

/** The server names a contract with an answer. */
const named = async (contract: string) => {
  configureApi({ origin: "http://api.test" });
  const headers = { "X-Contract-Version": contract };
  vi.stubGlobal("fetch", async () =>
    Response.json({ success: true, data: { exchangeRates: {} }, messages: [] }, { headers }),
  );
  await send(getRates.operation, undefined);
};

const open = (account: string, answer: () => Response) => {
  vi.stubGlobal("fetch", async () => answer());
  render(<AboutDialog />, { wrapper: inConsole({ account }).wrapper });
};
const startedWith = (entry: string) => {
  const script = document.createElement("script");
  script.setAttribute("type", "module");
  script.setAttribute("src", entry);
  document.head.append(script);
};

it("about: version and commit; the time of the build if the server has the same one", async () => {
  startedWith(BUILD.entry);
  open("admin", () => Response.json(BUILD));
  expect(screen.getByText("0.0.0 (unknown)")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Built").nextSibling?.textContent).toContain("2026"));
  expect(screen.queryByText("New version")).toBeNull();
});

it("about: the server has another build → says so", async () => {
  startedWith("/assets/index-BBB.js");
  open("admin", () => Response.json(BUILD));
  await waitFor(() => expect(screen.getByText("New version").nextSibling?.textContent).toContain("0.2.0"));
  expect(screen.queryByText("Built")).toBeNull();
});

it("about: no version.json → the version stays", async () => {
  const answer = vi.fn<() => Response>(() => new Response(null, { status: 404 }));
  open("admin", answer);
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(screen.getByText("0.0.0 (unknown)")).toBeTruthy();
});

it.each([
  ["super-admin", true],
  ["admin", false],
])("about: server with another contract, opened as %s → shown: %s", async (account, isShown) => {
  await named("0.9.0");
  open(account, () => Response.json(BUILD));
  expect(screen.queryByText("0.9.0") !== null).toBe(isShown);
  expect(screen.queryByText(__CONTRACT_VERSION__) !== null).toBe(isShown);
});

it("about: server with the contract of the build → only that one", async () => {
  open("super-admin", () => Response.json(BUILD));
  expect(screen.getByText("API contract")).toBeTruthy();
  expect(screen.queryByText("Server contract")).toBeNull();
});
