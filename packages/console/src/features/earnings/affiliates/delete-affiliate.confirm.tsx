import { useDeleteAffiliate } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Deletes an affiliate (content §2, §7). */
export const DeleteAffiliate = ({ params: { affiliate }, ...panel }: DialogPanelProps<"delete-affiliate">) => {
  const { locale } = useLocale();
  const { adminId, nickname, email, opTitle, referredPlayerCount: count } = affiliate;
  const name = nickname ?? email;
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="affiliate"
      name={name}
      tone="danger"
      irreversible={{ reaches: "record" }}
      write={useDeleteAffiliate()}
      input={{ body: { adminId } }}
      success="Affiliate deleted."
    >
      Delete <strong>{name}</strong> ({email}) of <strong>{opTitle}</strong>. The account is deleted;{" "}
      {count === 1 ? "the player" : `the ${formatNumber(count, locale)} players`} it referred and past reports stay.
    </ConfirmPanel>
  );
};
