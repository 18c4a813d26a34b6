import { CopyButton, IconButton } from "@backoffice/ui";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

/** Voucher code, hidden by default because it is worth money. */
export const VoucherCode = ({ code }: { code: string }) => {
  const [shown, setShown] = useState(false);
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <bdi dir="ltr" className="min-w-0 font-mono text-meta wrap-anywhere">
        {shown ? code : "••••••••"}
      </bdi>
      <IconButton
        size="sm"
        icon={shown ? EyeOff : Eye}
        label={shown ? "Hide voucher code" : "Show voucher code"}
        onClick={() => setShown(!shown)}
      />
      {shown && <CopyButton value={code} label="Copy voucher code" variant="ghost" />}
    </span>
  );
};
