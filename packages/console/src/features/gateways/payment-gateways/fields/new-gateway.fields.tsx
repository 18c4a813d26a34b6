import { Alert } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useEffect, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { GatewayFields } from "./gateway.fields.tsx";
import { OwnerFields } from "#entities/operator/owner/owner.fields.tsx";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { newDepositGatewaySchema, type NewGatewayValues } from "./gateway.schema.ts";
import type { OwnerFacts } from "./use-new-gateway.ts";

const fields = createFields(newDepositGatewaySchema);

type NewGatewayFieldsProps = {
  values: NewGatewayValues;
  facts: OwnerFacts;
  /** Called when the owner changes. */
  onOwner: (opId: string) => void;
  amounts?: ReactNode;
};

/** Fields of a new gateway: owner, provider, settings. */
export const NewGatewayFields = ({ values, facts, onOwner, amounts }: NewGatewayFieldsProps) => {
  const { setValue } = useFormContext<NewGatewayValues>();
  const opId = ownerOf(values);
  useEffect(() => onOwner(opId), [onOwner, opId]);
  const { settings, error } = facts;
  const { allowedGateways: allowed = [], singleGateways: singles = [] } = settings ?? {};
  const isForeign = settings !== undefined && values.provider !== "" && !allowed.includes(values.provider);
  // Clears a provider chosen for another owner.
  useEffect(() => {
    if (isForeign) setValue("provider", "");
  }, [isForeign, setValue]);
  return (
    <>
      <FieldGroup title="Gateway">
        <OwnerFields {...values} />
        <fields.ComboboxField
          name="provider"
          label="Gateway"
          required
          full
          options={allowed.map((key) => ({
            value: key,
            label: key,
            ...(singles.includes(key) && { hint: "One only" }),
          }))}
          searchPlaceholder="Search gateways…"
          emptyText="No gateways"
          help={
            singles.length > 0
              ? `${new Intl.ListFormat("en").format(singles)}: one gateway${singles.length > 1 ? " each" : ""} at most.`
              : // A line that appears with the answer would move the fields below.
                "Only gateways that the operator may use."
          }
        />
        {error && (
          <div className="col-span-full">
            <Alert severity="critical" title="The operator's gateways could not be loaded">
              {error.messages[0] ?? error.message}
            </Alert>
          </div>
        )}
      </FieldGroup>
      <GatewayFields values={values} opId={opId} amounts={amounts} />
    </>
  );
};
