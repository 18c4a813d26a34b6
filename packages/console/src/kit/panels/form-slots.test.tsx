import { ApiError } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { FormPanel } from "./form-panel.tsx";
import { FormAside, FormNotice } from "./form-slots.tsx";

const schema = z.object({ key: z.string() });
const fields = createFields(schema);

it("notice and aside: reopened after an unknown money outcome → both stay, fields are hidden", async () => {
  const lost = new ApiError("No answer.", { kind: "network", outcome: "unknown" });
  lost.idempotencyKey = "key-1";
  const panel = (
    <FormPanel
      open
      frame={{ title: "Bank" }}
      noun="bank"
      schema={schema}
      values={{ key: "ALPHA" }}
      write={storyWriter(() => Promise.reject(lost), { effect: "money" })}
      input={(valid) => valid}
      success="Saved."
      close={vi.fn()}
    >
      {({ key }) => (
        <>
          <FormNotice>Players see {key}.</FormNotice>
          <fields.TextField name="key" label="Key" />
          <FormAside>
            <Button>Delete…</Button>
          </FormAside>
        </>
      )}
    </FormPanel>
  );
  const { wrapper } = inConsole({ account: "super-admin" });
  const { unmount } = render(panel, { wrapper });
  fireEvent.click(await screen.findByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(failureStore.read()?.open).toBe(true));
  act(() => hideFailure());
  unmount();
  render(panel, { wrapper });
  await waitFor(() => expect(screen.getByRole("button", { name: "It was carried out" })).toBeTruthy());
  expect(screen.queryByRole("textbox", { name: "Key" })).toBeNull();
  expect(screen.getByText("Players see ALPHA.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Delete…" })).toBeTruthy();
});
