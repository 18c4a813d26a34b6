import {
  useCreatePartnerChannel,
  useListPartnerChannelDomains,
  useListPartners,
  type ApiError,
} from "@backoffice/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { z } from "zod";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, isPartner as isPartnerRole, useSession } from "#kit/session/session.ts";
import { channelSchema } from "./channel.schema.ts";

type Channel = z.input<typeof channelSchema>;

const fields = createFields(channelSchema);

/** Number of partners offered (money §9). */
const PARTNERS = 100;

/** Disabled reason of the field. */
const waitsFor = (
  opId: string,
  { data, error }: Pick<UseQueryResult<unknown, ApiError>, "data" | "error">,
  what: string,
) => {
  if (!opId) return { disabledReason: "Choose the operator or brand first." };
  if (data !== undefined) return {};
  return { disabledReason: error ? `The ${what} could not be loaded: ${error.message}` : `The ${what} are loading.` };
};

const ChannelFields = ({ opId, isPartner, partnerId, domain }: Channel) => {
  const session = useSession();
  const isOwn = isPartnerRole(session);
  const operators = useOperatorOptions();
  const { setValue } = useFormContext<Channel>();
  const domains = useListPartnerChannelDomains({ query: { opId } }, { enabled: opId !== "" });
  const partners = useListPartners(
    { body: { page: 1, itemsPerPage: PARTNERS, opId, includeBrands: false } },
    { enabled: opId !== "" && isPartner && !isOwn },
  );
  const offered = (partners.data?.items ?? []).map((it) => ({
    value: it.partnerId,
    label: it.partnerTitle,
    hint: it.partnerId,
  }));
  // Clears choices that belong to another operator.
  const isForeignDomain = domain !== "" && domains.data?.includes(domain) === false;
  const isForeignPartner = !isOwn && partnerId !== "" && partners.data?.items.every((it) => it.partnerId !== partnerId);
  useEffect(() => {
    if (isForeignDomain) setValue("domain", "");
    if (isForeignPartner) setValue("partnerId", "");
  }, [isForeignDomain, isForeignPartner, setValue]);
  return (
    <FieldGroup>
      <fields.TextField name="description" label="Description" required full help="Purpose of the channel." />
      {!isOwn && <fields.ComboboxField name="opId" label="Operator or brand" required full options={operators} />}
      {!isOwn && !isAdmin(session) && <fields.SwitchField name="isPartner" label="Partner channel" full />}
      {!isOwn && isPartner && (
        <fields.ComboboxField
          name="partnerId"
          label="Partner"
          required
          full
          options={offered}
          {...waitsFor(opId, partners, "partners")}
        />
      )}
      <fields.SelectField
        name="domain"
        label="Domain"
        required
        full
        options={(domains.data ?? []).map((value) => ({ value, label: value }))}
        {...(domains.data?.length === 0
          ? { disabledReason: "This operator has no domains for channels." }
          : waitsFor(opId, domains, "domains"))}
      />
    </FieldGroup>
  );
};

/**
 * Adds a marketing channel. Admins choose its partner, partners add their own, and operator staff may add channels of
 * the operator (money §2, §5, §6).
 */
export const AddPartnerChannelModal = (panel: DialogPanelProps<"add-partner-channel">) => {
  const session = useSession();
  const scope = useScope().opId;
  const { partner } = panel.params;
  const own = isPartnerRole(session);
  return (
    <FormPanel
      {...panel}
      isNew={{ another: ["opId", "isPartner", "partnerId", "domain"] }}
      noun="channel"
      frame={{ title: own ? "New Partner Channel" : "Add Partner Channel", subtitle: partner?.partnerTitle }}
      schema={channelSchema}
      values={{
        description: "",
        opId: partner?.opId ?? session.opId ?? (scope === ALL ? "" : scope),
        isPartner: own || isAdmin(session) || partner !== undefined,
        partnerId: partner?.partnerId ?? session.partnerId ?? "",
        domain: "",
      }}
      write={useCreatePartnerChannel()}
      input={({ description, domain, partnerId, opId, isPartner }) => ({
        body: { description, domain, opId, ...(isPartner && { partnerId }) },
      })}
      success="New Channel Added!"
      record={({ description }) => description}
      failure={{ title: "Unable To Create Channel" }}
    >
      {(values) => <ChannelFields {...values} />}
    </FormPanel>
  );
};
