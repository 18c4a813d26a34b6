import type { Meta, StoryObj } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { expect, fn, waitFor } from "storybook/test";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { outcomes, requests, type Outcome } from "../testing/requests.ts";
import { startBrowser, type Backend } from "./browser.ts";
import { startStorybook, storybookHandlers, storyHeaders } from "./storybook.ts";

const Note = () => <p>The same calls through the service worker and straight to the mock server.</p>;

// The addon types its loader for any renderer; a story's meta wants one for React.
const load = mswLoader(startStorybook) as NonNullable<Meta<typeof Note>["loaders"]> & (() => Promise<void>);
const meta = {
  title: "In a browser/Mocks/Adapters",
  tags: ["!dev", "!autodocs"],
  // These stories start and stop service workers, so the tests run them in a browser page of their own.
  component: Note,
  loaders: [load],
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

const { db } = fixedBackend();
const calls = () => requests(db, window.location.origin);
const straight = (): Promise<Outcome[]> => {
  const backend = fixedBackend();
  return outcomes(calls(), (request) => backend.fetch(request));
};
const caught = () => outcomes(calls(), (request) => fetch(request));

/** Checks that real-time messages reach the page, and that it notices when the server closes the connection. */
const hearNewDebit = async ({ realtime }: Backend) => {
  const { data } = (await (await fetch("/api/awps/negotiate")).json()) as { data: { url: string; groupName: string } };
  const socket = new WebSocket(data.url, "json.webpubsub.azure.v1");
  const heard: unknown[] = [];
  socket.addEventListener("message", (event) => heard.push(JSON.parse(String(event.data))));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  socket.send(JSON.stringify({ type: "joinGroup", group: data.groupName, ackId: 1 }));
  await waitFor(() => expect(heard.at(-1)).toEqual({ type: "ack", ackId: 1, success: true }));
  realtime.send({ type: "new-debit" }, data.groupName);
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ type: "message", data: { type: "new-debit" } }));
  const closed = new Promise((resolve) => socket.addEventListener("close", resolve));
  realtime.cut();
  await closed;
};

/** `startBrowser`, which the mocked console uses. */
export const Browser: Story = {
  play: async ({ msw }) => {
    await msw.stop();
    const backend = await startBrowser(fixedBackend({ cookies: false }));
    await expect(await caught()).toEqual(await straight());
    await backend.fetch(new Request(`${window.location.origin}/api/auth/login?as=brand-admin`));
    await expect((await fetch("/api/auth/me")).status).toBe(200);
    await hearNewDebit(backend);
    await backend.stop();
    await startStorybook(msw);
  },
};

/** `storybookHandlers`, which stories of the console use. */
export const Storybook: Story = {
  parameters: { msw: storybookHandlers(fixedBackend({ cookies: false })) },
  play: async () => {
    await expect(await caught()).toEqual(await straight());
  },
};

/** Settings are stored in this browser. */
export const StoredSettings: Story = {
  play: async ({ msw }) => {
    await msw.stop();
    localStorage.setItem(
      "backoffice.mocks",
      JSON.stringify({ account: "admin", scenario: "small", faults: [{ operation: "*", fault: "gone by now" }] }),
    );
    const backend = await startBrowser();
    await expect(backend.settings.get()).toEqual({ account: "admin", scenario: "small", latency: 0, faults: [] });
    backend.settings.set({ latency: 5 });
    await waitFor(() => expect(localStorage.getItem("backoffice.mocks")).toContain('"latency":5'));
    await backend.stop();
    localStorage.removeItem("backoffice.mocks");
    await startStorybook(msw);
  },
};

/** A request of the previous story that arrives late is not answered. */
export const OfTheStoryBefore: Story = {
  parameters: { msw: storybookHandlers(fixedBackend({ cookies: false }), "2") },
  play: async () => {
    const ask = (story: string, signal?: AbortSignal) =>
      fetch("/api/rates", { headers: { "x-mock-role": "admin", ...storyHeaders(story) }, ...(signal && { signal }) });
    const gone = new AbortController();
    const answered = fn();
    const lateAnswer = ask("1", gone.signal).then(answered, () => "gone");
    await expect((await ask("2")).status).toBe(200);
    gone.abort();
    await expect(await lateAnswer).toBe("gone");
    await expect(answered).not.toHaveBeenCalled();
  },
};
