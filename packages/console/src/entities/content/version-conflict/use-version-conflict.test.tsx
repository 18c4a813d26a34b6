import { showBank } from "@backoffice/api-client";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { isVersionConflict, useVersionConflict, type Saved } from "./use-version-conflict.ts";

const OPENED: Saved = { updatedAt: "2026-11-20T10:00:00Z", updatedBy: "Mara" };
const page = (status: number) => new Response("<h1>Console</h1>", { status });

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => hideFailure());
});

/** Saves an entry whose reread is answered like this. */
const save = async (reread: () => Response) => {
  stubApi({ "/api/banks/show": reread });
  const send = vi.fn(() => Promise.resolve(OPENED));
  const again = showBank.options({ body: { uuid: "00000000-0000-4000-8000-000000000001" } });
  const { result } = renderHook(
    () => {
      const conflict = useVersionConflict(OPENED, again);
      const { submit } = useSubmit({
        write: conflict.guards(storyWriter(send)),
        verb: "Save",
        noun: "changes",
        success: "Saved.",
        failure: { onRefused: isVersionConflict },
      });
      return { submit, conflict };
    },
    { wrapper: inConsole().wrapper },
  );
  await act(() => result.current.submit({}));
  const shown = failureStore.read();
  return { sent: send.mock.calls.length, failure: shown?.open ? shown.failure : undefined, ...result.current.conflict };
};

const BANK = { uuid: "u-1", opId: "op-a", key: "ALPHA", bankName: { en: "Alpha" }, order: 1, status: "ACTIVE" };

it("version conflict: nobody saved since → sent", async () => {
  expect(await save(() => ok({ ...BANK, ...OPENED }))).toMatchObject({ sent: 1, failure: undefined });
});

it("version conflict: another user saved since → nothing is sent, and the notice says it", async () => {
  const updatedAt = "2026-11-20T11:00:00Z";
  expect(await save(() => ok({ ...BANK, ...OPENED, updatedAt }))).toMatchObject({
    sent: 0,
    failure: undefined,
    stoppedBy: updatedAt,
  });
});

it("version conflict: reread fails → nothing is sent, and its reason is shown", async () => {
  expect(await save(() => page(200))).toMatchObject({
    sent: 0,
    failure: {
      title: "Unable To Save Changes",
      messages: ["The server's response could not be read."],
      hint: "Nothing was sent: the record could not be loaded. Try again.",
    },
  });
});

it("version conflict: reread answers 404 → sent, so that the server answers", async () => {
  expect(await save(() => page(404))).toMatchObject({ sent: 1, failure: undefined });
});
