import { useCreateCfAccount } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { newAccountSchema } from "../account.schema.ts";
import { ADD_FAILED, API_KEY } from "../words.ts";

const fields = createFields(newAccountSchema);

/** Adds a Cloudflare account for domains; the server generates its code (content §2, §5). */
export const AddCloudAccountToken = ({ params: _none, ...panel }: DialogPanelProps<"add-cloud-account-token-v2">) => {
  const owner = useOperatorField();
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "Add Cloudflare Account", size: "sm" }}
      noun="Cloudflare account"
      schema={newAccountSchema}
      values={{ opId: owner.first, title: "", accountId: "", token: "" }}
      write={useCreateCfAccount()}
      input={(account) => ({ query: { opId: account.opId }, body: account })}
      success="CF account is successfully added!"
      failure={{ title: "Unable To Add CF Account", words: ADD_FAILED }}
    >
      {() => (
        <>
          <fields.ComboboxField name="opId" {...owner.field} />
          <fields.TextField name="title" label="Title" required help="Internal name of the account." />
          <fields.TextField name="accountId" label="Account ID" required mono help="Account ID at Cloudflare." />
          <fields.PasswordField name="token" {...API_KEY} required />
        </>
      )}
    </FormPanel>
  );
};
