import { useCreateDepositGateway } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { newDepositGatewaySchema, newGateway } from "../fields/gateway.schema.ts";
import { NewGatewayFields } from "../fields/new-gateway.fields.tsx";
import { useNewGateway } from "../fields/use-new-gateway.ts";

/** Adds a deposit gateway, then opens its page (money §2). */
export const CreateDepositGateway = ({ open, close }: DialogPanelProps<"create-deposit-gateway">) => {
  const { form, fields, problem } = useNewGateway("deposit");
  return (
    <FormPanel
      open={open}
      close={close}
      {...form}
      schema={newDepositGatewaySchema}
      write={useCreateDepositGateway()}
      input={(draft) => ({ body: newGateway(draft) })}
      success="Deposit gateway added."
    >
      {(values) => (
        <>
          <FormNotice>{problem(values)}</FormNotice>
          <NewGatewayFields {...fields} values={values} />
        </>
      )}
    </FormPanel>
  );
};
