import { PERSONAL } from "@backoffice/api-client";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { useFormDraft } from "./form-draft.ts";
import { DialogKeyProvider } from "../unsaved.ts";

/** A form that nobody else changes. */
const merge = { seen: () => ({}), restore: () => undefined };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("form draft: note and personal data are typed → only the note is stored", () => {
  vi.useFakeTimers();
  const typed = { note: "", ...Object.fromEntries([...PERSONAL].map((name) => [name, ""])) };
  const { result } = renderHook(
    () => {
      const form = useForm<Record<string, string>>({ defaultValues: typed });
      useFormDraft(form, { operation: { id: "changePlayerInfo", effect: "write" }, merge });
      return form;
    },
    { wrapper: inConsole().wrapper },
  );
  act(() => {
    for (const name of Object.keys(typed)) result.current.setValue(name, `typed ${name}`, { shouldDirty: true });
  });
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  expect(sessionStorage).toHaveLength(1);
  const stored = sessionStorage.getItem(sessionStorage.key(0)!)!;
  expect(JSON.parse(stored)).toEqual({ at: expect.any(Number), values: { note: "typed note" }, base: {} });
});

const InDialog = ({ children }: { children: ReactNode }) => <DialogKeyProvider value={1}>{children}</DialogKeyProvider>;

it.each([
  ["on a page or in a drawer → kept for all tabs, with its address", "write", false, true],
  ["in a dialog, which has no address → kept in this tab", "write", true, false],
  ["of money → kept in this tab", "money", false, false],
] as const)("form draft with a title: %s", (_, effect, isInDialog, isKept) => {
  vi.useFakeTimers();
  const { wrapper: Console } = inConsole({ at: "/banks/new?opId=op-nordlys&email=otter@example.com" });
  const { result } = renderHook(
    () => {
      const form = useForm<Record<string, string>>({ defaultValues: { note: "" } });
      return { form, draft: useFormDraft(form, { operation: { id: "createBank", effect }, title: "New bank", merge }) };
    },
    { wrapper: ({ children }) => <Console>{isInDialog ? <InDialog>{children}</InDialog> : children}</Console> },
  );
  act(() => result.current.form.setValue("note", "typed", { shouldDirty: true }));
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  const [store, other] = isKept ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  const key = Object.keys(store).find((name) => name.startsWith("draft:"))!;
  expect(JSON.parse(store.getItem(key)!)).toMatchObject({
    values: { note: "typed" },
    ...(isKept && { title: "New bank", address: "/banks/new?opId=op-nordlys" }),
  });
  expect(Object.keys(other).filter((name) => name.startsWith("draft:"))).toEqual([]);
  expect(result.current.draft.isKept).toBe(isKept);
});
