import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { PasswordHints } from "./password-hints.tsx";
import type { PasswordRule } from "./password-strength.ts";
import { useField } from "../frame/use-field.ts";

export type PasswordFieldProps = FieldProps & {
  /** A new password gets hints; a current one does not. */
  autoComplete?: "new-password" | "current-password" | undefined;
  /** Name of the secret for the show and hide button, if it is not a password: "key". */
  what?: string | undefined;
  /** Rules that are ticked off while the user types. The schema validates. */
  rules?: readonly PasswordRule[] | undefined;
  /** Shows a strength meter with four levels. */
  strength?: boolean | undefined;
};

/** A password or another secret, masked until the user shows it. The value is a string. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { autoComplete = "new-password", what = "password", rules = [], strength = false } = props;
  const field = useField<string>(props);
  const [shown, setShown] = useState(false);
  const text = field.value ?? "";
  const hinted = !field.frozen && (rules.length > 0 || strength);
  const described = [field.control["aria-describedby"], hinted && rules.length > 0 && `${field.id}-hints`];
  const describedBy = described.filter(Boolean).join(" ");
  return (
    <FieldFrame field={field} props={props}>
      {/* Input and text have the same direction. */}
      <span dir="ltr" className="flex">
        <Input
          {...field.control}
          name={props.name}
          type={shown ? "text" : "password"}
          value={text}
          onChange={(event) => field.change(event.currentTarget.value)}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="off"
          {...(describedBy && { "aria-describedby": describedBy })}
          endSlot={
            <IconButton
              size="sm"
              icon={shown ? EyeOff : Eye}
              label={`${shown ? "Hide" : "Show"} ${what}`}
              onClick={() => setShown(!shown)}
            />
          }
        />
      </span>
      {hinted && <PasswordHints id={field.id} password={text} rules={rules} strength={strength} />}
    </FieldFrame>
  );
};
