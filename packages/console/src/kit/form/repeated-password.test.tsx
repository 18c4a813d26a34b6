import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { changedPassword } from "./changed-password.ts";
import { RepeatedPassword } from "./repeated-password.tsx";

const fields = createFields(changedPassword);

const Page = () => {
  const form = useZodForm({ schema: changedPassword, defaultValues: { newPassword: "", passwordConfirm: "" } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <fields.PasswordField name="newPassword" label="New password" />
      <RepeatedPassword name="passwordConfirm" of="newPassword" label="Repeat new password" />
    </Form>
  );
};

it("repeated password: differs → error at it once it is left; password is corrected → error disappears", async () => {
  render(<Page />, inConsole());
  const password = await screen.findByLabelText("New password", { selector: "input" });
  const repeated = screen.getByLabelText("Repeat new password", { selector: "input" });
  const says = () => document.getElementById(repeated.getAttribute("aria-describedby") ?? "")?.textContent;
  await userEvent.type(password, "Harbour8");
  await userEvent.type(repeated, "Harbour7");
  await userEvent.click(password);
  await waitFor(() => expect(says()).toBe("The passwords do not match."));
  expect(repeated.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(password, "{Backspace}7");
  await waitFor(() => expect(repeated.getAttribute("aria-invalid")).toBeNull());
});
