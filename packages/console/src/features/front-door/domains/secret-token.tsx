import { CopyButton, IconButton } from "@backoffice/ui";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

/** Verification token, masked until revealed, and copied without being shown. */
export const SecretToken = ({ token }: { token: string }) => {
  const [shown, setShown] = useState(false);
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <bdi dir="ltr" className="min-w-0 font-mono text-meta wrap-anywhere">
        {shown ? token : "••••••••"}
      </bdi>
      <IconButton
        size="sm"
        icon={shown ? EyeOff : Eye}
        label={shown ? "Hide verification token" : "Show verification token"}
        onClick={() => setShown(!shown)}
      />
      <CopyButton value={token} label="Copy verification token" size="icon-sm" />
    </span>
  );
};
