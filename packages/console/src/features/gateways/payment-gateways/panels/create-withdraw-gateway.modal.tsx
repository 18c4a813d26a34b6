import { useCreateWithdrawGateway } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { WithdrawLimits } from "../fields/gateway.fields.tsx";
import { newWithdrawGatewaySchema, newGateway } from "../fields/gateway.schema.ts";
import { NewGatewayFields } from "../fields/new-gateway.fields.tsx";
import { useNewGateway } from "../fields/use-new-gateway.ts";

/** Adds a withdraw gateway, then opens its page (money §2). */
export const CreateWithdrawGateway = ({ open, close }: DialogPanelProps<"create-withdraw-gateway">) => {
  const { form, fields, problem } = useNewGateway("withdraw");
  return (
    <FormPanel
      open={open}
      close={close}
      {...form}
      schema={newWithdrawGatewaySchema}
      write={useCreateWithdrawGateway()}
      input={(draft) => ({ body: newGateway(draft) })}
      success="Withdraw gateway added."
    >
      {(values) => (
        <>
          <FormNotice>{problem(values)}</FormNotice>
          <NewGatewayFields {...fields} values={values} amounts={<WithdrawLimits />} />
        </>
      )}
    </FormPanel>
  );
};
