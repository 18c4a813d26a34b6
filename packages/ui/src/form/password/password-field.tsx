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
  /** A new one gets hints; a current one is only asked for. */
  autoComplete?: "new-password" | "current-password" | undefined;
  /** What its button shows and hides, where it is no password: "key". */
  what?: string | undefined;
  /** Ticked off one by one while it is typed. The schema decides. */
  rules?: readonly PasswordRule[] | undefined;
  /** Shows in four steps how strong it is. */
  strength?: boolean | undefined;
};

/** A password, or another secret, hidden until asked to show. The value is a string. */
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
      {/* The box and what stands in it go the same way. */}
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
