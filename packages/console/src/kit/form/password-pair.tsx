import { createFields } from "@backoffice/ui/form";
import { PASSWORD_RULES } from "./password.ts";
import { RepeatedPassword } from "./repeated-password.tsx";

const fields = createFields<{ password: string; repeatedPassword: string }>();

/** Fields for a new password with hints and its repetition; for a schema with `passwordPair`. */
export const PasswordPair = () => (
  <>
    <fields.PasswordField name="password" label="Password" required rules={PASSWORD_RULES} strength />
    <RepeatedPassword name="repeatedPassword" of="password" label="Repeat password" required />
  </>
);
