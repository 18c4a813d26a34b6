import {
  showHostname,
  useCreateHostname,
  useListCfAccountsV3,
  useUpdateHostname,
  type components,
} from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { Unread } from "#kit/form/unread.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { BOTH_REQUIRED, hostnameSchema } from "./hostname.schema.ts";

const fields = createFields(hostnameSchema);

/** Number of accounts requested. */
const AT_ONCE = 100;

type FormProps = { open: boolean; close: () => void };

/** Accounts of the operator or brand; users without permission type the code. */
const Account = ({ opId }: { opId: string }) => {
  const maySee = can(useSession(), "view_cf_accounts");
  const owner = useOperatorOptions().find(({ value }) => value === opId);
  const { data, error } = useListCfAccountsV3(
    { body: { opId: ALL, page: 1, itemsPerPage: AT_ONCE } },
    { enabled: maySee && opId !== "", staleTime: 0 },
  );
  if (!maySee) return <fields.TextField name="cfAccountCode" label="CF account code" required mono />;
  const held = (data?.items ?? []).filter((it) => it.opId === opId || it.opId === owner?.parentOpId);
  return (
    <>
      <fields.ComboboxField
        name="cfAccountCode"
        label="CF account code"
        required
        options={held.map(({ cfAccountCode }) => ({ value: cfAccountCode, label: cfAccountCode }))}
        emptyText="The operator has no accounts for hostnames"
      />
      <Unread what="accounts" error={error} />
    </>
  );
};

const onInvalid = () => void toast.error(BOTH_REQUIRED);

const NewHostname = (panel: FormProps) => {
  const owner = useOperatorField();
  return (
    <FormPanel
      {...panel}
      isNew={{ another: ["opId", "cfAccountCode"] }}
      frame={{ title: "New hostname", size: "sm" }}
      noun="hostname"
      schema={hostnameSchema}
      values={{ opId: owner.first, cfAccountCode: "", hostname: "" }}
      write={useCreateHostname()}
      input={({ opId, ...body }) => ({ query: { opId }, body })}
      save={{ onInvalid }}
      success="Hostname is added successfully!"
      record={(added) => added.hostname}
      failure={{ title: "Unable To Add Hostname" }}
    >
      {({ opId }) => (
        <>
          <fields.ComboboxField name="opId" {...owner.field} />
          <Account opId={opId} />
          <fields.TextField
            name="hostname"
            label="Hostname"
            required
            help="Without protocol, as in live.nordlys.example."
          />
        </>
      )}
    </FormPanel>
  );
};

const ExistingHostname = ({ row, ...panel }: FormProps & { row: components["schemas"]["Hostname"] }) => {
  const { opId, cfAccountCode, hostname } = row;
  return (
    <FormPanel
      {...panel}
      frame={{ title: "Edit hostname", subtitle: useTitleOf()(opId), size: "sm" }}
      noun="hostname"
      schema={hostnameSchema}
      values={{ opId, cfAccountCode, hostname }}
      write={useUpdateHostname()}
      input={({ opId: owner, ...body }) => ({ query: { opId: owner }, body })}
      save={{ onInvalid }}
      success="Hostname saved."
      record={() => hostname}
      failure={{ title: "Unable To Edit Hostname" }}
    >
      {() => (
        <>
          <FormNotice>A new account validates the hostname again. The site may be unreachable until then.</FormNotice>
          <fields.TextField name="hostname" label="Hostname" readOnly help="A hostname cannot be renamed." />
          <Account opId={opId} />
        </>
      )}
    </FormPanel>
  );
};

/** Adds a hostname or moves it to another account (content §2, §5, §7). */
export const HostnameEdit = ({ params: { hostname }, ...panel }: DialogPanelProps<"hostname-edit">) =>
  hostname ? (
    <RereadRecord record={hostname} read={showHostname} input={{ body: { hostname: hostname.hostname } }}>
      {(now) => <ExistingHostname row={now} {...panel} />}
    </RereadRecord>
  ) : (
    <NewHostname {...panel} />
  );
