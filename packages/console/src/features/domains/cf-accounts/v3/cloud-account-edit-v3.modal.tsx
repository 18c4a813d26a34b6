import { showCfAccountV3, useCreateCfAccountV3, useUpdateCfAccountV3, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { withoutEmpty } from "#kit/form/without-empty-secrets.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { accountV3ChangeSchema, newAccountV3Schema } from "../account.schema.ts";
import { ADD_FAILED, API_KEY, NEW_API_KEY } from "../words.ts";

const fields = createFields(newAccountV3Schema);

const accountRecord = (code: string) => ({ name: code, kind: "cf-account-v3" as const, value: code });

type FormProps = { open: boolean; close: () => void };

const NewAccount = (panel: FormProps) => {
  const owner = useOperatorField();
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "Add Cloudflare Account", size: "sm" }}
      noun="Cloudflare account"
      schema={newAccountV3Schema}
      values={{ opId: owner.first, cfAccountId: "", cfApiKey: "", cfAccountCode: "" }}
      write={useCreateCfAccountV3()}
      input={({ opId, ...account }) => ({ query: { opId }, body: account })}
      success="CF account is successfully added!"
      record={(valid) => accountRecord(valid.cfAccountCode)}
      failure={{ title: "Unable To Add CF Account", words: ADD_FAILED }}
    >
      {() => (
        <>
          <fields.ComboboxField name="opId" {...owner.field} />
          <fields.TextField
            name="cfAccountCode"
            label="Code"
            required
            mono
            help="Any code. It cannot be changed later."
          />
          <fields.TextField name="cfAccountId" label="Account ID" required mono help="Account ID at Cloudflare." />
          <fields.PasswordField name="cfApiKey" {...API_KEY} required />
        </>
      )}
    </FormPanel>
  );
};

const ExistingAccount = ({ account, ...panel }: FormProps & { account: components["schemas"]["CfAccountV3"] }) => {
  const { opId, cfAccountId, cfAccountCode } = account;
  return (
    <FormPanel
      {...panel}
      frame={{ title: "Edit Cloudflare Account", subtitle: useTitleOf()(opId), size: "sm" }}
      noun="Cloudflare account"
      schema={accountV3ChangeSchema}
      values={{ opId, cfAccountId, cfApiKey: "", cfAccountCode }}
      write={useUpdateCfAccountV3()}
      input={({ opId: owner, ...changed }) => ({ query: { opId: owner }, body: withoutEmpty(changed, "cfApiKey") })}
      success="Cloudflare account saved."
      record={() => accountRecord(cfAccountCode)}
      failure={{ title: "Unable To Edit CF Account" }}
    >
      {() => (
        <>
          <fields.TextField name="cfAccountCode" label="Code" mono readOnly help="The code cannot be changed." />
          <fields.TextField name="cfAccountId" label="Account ID" required mono help="Account ID at Cloudflare." />
          <fields.PasswordField name="cfApiKey" {...NEW_API_KEY} />
        </>
      )}
    </FormPanel>
  );
};

/** Adds or edits an account for hostnames (content §2, §5, §7). */
export const CloudAccountEditV3 = ({ params: { account }, ...panel }: DialogPanelProps<"cloud-account-edit-v3">) =>
  account ? (
    <RereadRecord record={account} read={showCfAccountV3} input={{ body: { cfAccountCode: account.cfAccountCode } }}>
      {(now) => <ExistingAccount account={now} {...panel} />}
    </RereadRecord>
  ) : (
    <NewAccount {...panel} />
  );
