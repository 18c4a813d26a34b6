import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import type { FooterMenu } from "./footer-edit.ts";
import { FAILURE, SAVED, useSaveFooter } from "./use-save-footer.ts";

const menuOf = (title: string): FooterMenu => ({ column1: { title, items: [] } });
const footer = (title: string) => ok({ opId: "op-nordlys", language: "en", content: { menu: menuOf(title) } });
const unreadable = () => new Response("<h1>Console</h1>", { status: 200 });

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => hideFailure());
});

/** Renames the column of a footer whose reads are answered one after the other. */
const start = () => {
  const reads: (() => Response)[] = [];
  const writes: unknown[] = [];
  const headings = ["Help", "About"];
  stubApi({
    "/api/cms/v2/footer/show": () => reads.shift()!(),
    "/api/cms/v2/footer": async (request) => {
      writes.push(((await request.json()) as { content: { menu: FooterMenu } }).content.menu["column1"]?.title);
      return footer(headings.shift()!);
    },
  });
  const { result } = renderHook(
    () => {
      const writer = useSaveFooter({ opId: "op-nordlys", language: "en" });
      const submitted = useSubmit({ write: writer, verb: "Update", noun: "footer", success: SAVED, failure: FAILURE });
      return { writer, ...submitted };
    },
    { wrapper: inConsole().wrapper },
  );
  const failure = () => (failureStore.read()?.open ? failureStore.read()?.failure : undefined);
  const rename = () =>
    act(() => result.current.submit({ kind: "rename", column: "column1", before: "About", heading: "Help" }));
  return { reads, writes, rename, failure, undo: () => result.current.writer.undo };
};

it("footer: read before the save fails → nothing is sent, and its reason is shown", async () => {
  const { reads, writes, rename, failure } = start();
  reads.push(unreadable);
  await rename();
  expect(writes).toEqual([]);
  expect(failure()).toMatchObject({
    title: "Unable To Update Footer",
    messages: ["The server's response could not be read."],
    hint: "Nothing was sent: the record could not be loaded. Try again.",
  });
});

const said = (reason: RegExp) => ["Undo: Footer changed.", expect.stringMatching(reason)];

it.each([
  ["footer is unchanged since", () => footer("Help"), ["Help", "About"], undefined],
  ["another user has changed it since", () => footer("Support"), ["Help"], said(/^Another user has changed/)],
  ["read before it fails", unreadable, ["Help"], said(/could not be read/)],
])("footer: Undo, %s → sent only if it is unchanged", async (_, reread, sent, messages) => {
  const { reads, writes, rename, failure, undo } = start();
  reads.push(() => footer("About"));
  await rename();
  reads.push(reread);
  const saved = { content: { menu: menuOf("Help") } };
  await act(async () => undo()(saved as never)?.run());
  await vi.waitFor(() => expect(failure()?.messages).toEqual(messages));
  await vi.waitFor(() => expect(writes).toEqual(sent));
});
