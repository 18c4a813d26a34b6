import { PERSONAL } from "@backoffice/api-client";
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { useFormDraft } from "./form-draft.ts";

beforeEach(() => sessionStorage.clear());

it("form draft: note and personal data are typed → only the note is stored", () => {
  vi.useFakeTimers();
  const typed = { note: "", ...Object.fromEntries([...PERSONAL].map((name) => [name, ""])) };
  const { result } = renderHook(
    () => {
      const form = useForm<Record<string, string>>({ defaultValues: typed });
      useFormDraft(form, { operation: { id: "changePlayerInfo", effect: "write" } });
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
  expect(JSON.parse(stored)).toEqual({ at: expect.any(Number), values: { note: "typed note" } });
});
