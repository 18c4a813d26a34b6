import { useCreateTicket } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { OperatorOption } from "#entities/operator/operator-options.ts";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { usePlayerLookup } from "#entities/player/use-player-lookup.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { newTicketSchema, newTicketWaits } from "./create-support-ticket.schema.ts";

const fields = createFields(newTicketSchema);

/** Brand fields of the call, as far as known (content §3). */
const brandFields = (brandId: string, operators: readonly OperatorOption[]) => {
  const brand = operators.find(({ value }) => value === brandId);
  if (!brand) return {};
  const parent = operators.find(({ value }) => value === brand.parentOpId);
  return {
    brandTitle: brand.label,
    parentBrandId: brand.parentOpId,
    parentBrandTitle: parent?.label ?? null,
  };
};

/** Customer of the brand; cleared when the brand changes. */
const CustomerField = ({ brandId }: { brandId: string }) => {
  const { setValue } = useFormContext<{ customerId: string }>();
  const before = useRef(brandId);
  useEffect(() => {
    if (before.current === brandId) return;
    before.current = brandId;
    setValue("customerId", "");
  }, [brandId, setValue]);
  const disabledReason = brandId === "" ? "Choose the brand first." : undefined;
  return (
    <fields.AsyncComboboxField
      name="customerId"
      required
      {...usePlayerLookup(brandId)}
      label="Customer"
      {...(disabledReason && { disabledReason })}
    />
  );
};

/** Creates a ticket for a player, who is expected to reply (content §2, §3, §5). */
export const CreateSupportTicket = ({ params: { player }, ...panel }: DialogPanelProps<"create-support-ticket">) => {
  const scope = useScope().opId;
  const operators = useOperatorOptions();
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "Create Support Ticket", subtitle: player && `Player ${player.playerCode}` }}
      noun="ticket"
      schema={newTicketSchema}
      values={{
        brandId: player?.brandId ?? (scope === ALL ? "" : scope),
        customerId: player?.playerId ?? "",
        subject: "",
        message: "",
      }}
      save={{ disabledReason: newTicketWaits, label: "Create ticket" }}
      write={useCreateTicket()}
      input={(valid) => ({
        body: {
          ...valid,
          ...brandFields(valid.brandId, operators),
          opId: valid.brandId,
          playerId: valid.customerId,
        },
      })}
      success={({ ticketNumber }) => `Ticket #${ticketNumber} created.`}
      record={(_, ticket) => ({ name: ticket.subject, kind: "ticket", value: ticket.ticketId, row: ticket })}
      failure={{ title: "Unable To Create Ticket" }}
    >
      {({ brandId }) => (
        <>
          {!player && (
            <>
              <fields.ComboboxField name="brandId" label="Brand" required options={operators} />
              <CustomerField brandId={brandId} />
            </>
          )}
          <fields.TextField name="subject" label="Subject" required full maxLength={150} />
          <fields.TextareaField
            name="message"
            label="Message"
            required
            full
            maxLength={5000}
            help="Visible to the player."
          />
        </>
      )}
    </FormPanel>
  );
};
