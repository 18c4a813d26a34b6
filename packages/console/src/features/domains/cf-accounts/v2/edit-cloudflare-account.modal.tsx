import { showCfAccount, useUpdateCfAccount, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { withoutEmpty } from "#kit/form/without-empty-secrets.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { accountChangeSchema } from "../account.schema.ts";
import { NEW_API_KEY } from "../words.ts";

const fields = createFields(accountChangeSchema);

type AccountFormProps = { account: components["schemas"]["CfAccount"]; open: boolean; close: () => void };

const AccountForm = ({ account: { title, description, cfAccountCode, note }, ...panel }: AccountFormProps) => (
  <FormPanel
    {...panel}
    frame={{ title: "Edit Cloudflare Account", subtitle: title, size: "sm" }}
    noun="Cloudflare account"
    schema={accountChangeSchema}
    values={{ title, description: description ?? "", cfAccountCode, cfApiKey: "", note: note ?? "" }}
    write={useUpdateCfAccount()}
    input={(changed) => ({
      body: {
        ...withoutEmpty(changed, "cfApiKey"),
        description: changed.description || null,
        note: changed.note || null,
      },
    })}
    success="Cloudflare account saved."
    record={(valid) => ({ name: valid.title, kind: "cf-account-code", value: cfAccountCode })}
    failure={{ title: "Unable To Edit CF Account" }}
  >
    {() => (
      <>
        <fields.TextField name="title" label="Title" required />
        <fields.TextField name="cfAccountCode" label="Code" mono readOnly help="The code cannot be changed." />
        <fields.TextareaField name="description" label="Description" />
        <fields.PasswordField name="cfApiKey" {...NEW_API_KEY} />
        <fields.TextareaField name="note" label="Note" help="Visible to staff only." />
      </>
    )}
  </FormPanel>
);

/** Edits an account for domains; its code is fixed (content §2, §7). */
export const EditCloudflareAccount = ({
  params: { account },
  ...panel
}: DialogPanelProps<"edit-cloudflare-account">) => (
  <RereadRecord record={account} read={showCfAccount} input={{ body: { cfAccountCode: account.cfAccountCode } }}>
    {(now) => <AccountForm {...panel} account={now} />}
  </RereadRecord>
);
