import { showBank, useCreateBank, useUpdateBank, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { historyTab } from "#entities/activity/history-tab.tsx";
import { BankStatusBadge } from "#entities/bank/bank-status.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { useOperatorPicker } from "#kit/scope/operator-picker-context.ts";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, lacking, useSession } from "#kit/session/session.ts";
import { BankFields } from "./bank.fields.tsx";
import { bankSchema, missingOf } from "./bank.schema.ts";

type BankFormProps = { bank: components["schemas"]["Bank"] | undefined; close: () => void };

const BankForm = ({ bank, close }: BankFormProps) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const scope = useScope().opId;
  const [create, update] = [useCreateBank(), useUpdateBank()];
  const shown = useRef<readonly string[]>([]);
  const form = { noun: "bank", schema: bankSchema, save: { disabledReason: missingOf }, close };
  const picker = useOperatorPicker();
  const mustChoose = scope === ALL && !isAdmin(session);
  const whose = mustChoose ? "your operator or a brand" : "an operator";

  if (!bank)
    return (
      <FormPanel
        {...form}
        isNew={{ another: ["opId", "status"] }}
        frame={{ title: "New bank" }}
        values={{ opId: scope === ALL ? "" : scope, key: "", bankName: {}, order: "", status: "ACTIVE" }}
        write={create}
        input={({ bankName, ...rest }) => {
          // A name in a hidden language was entered for another operator.
          const names = Object.entries(bankName).filter(([code]) => shown.current.includes(code));
          return { body: { ...rest, bankName: { en: bankName.en, ...Object.fromEntries(names) } } };
        }}
        success="New Bank added!"
        record={({ bankName }, { uuid }) => ({ name: bankName.en, panel: "bank-edit", params: { uuid } })}
      >
        {({ opId }) => (
          <>
            {/* The documented sentence, worded for the reader's role (shell §8). */}
            <FormNotice>{opId === "" && `Please select ${whose} before creating a bank.`}</FormNotice>
            <BankFields opId={opId} chosen status="ACTIVE" isNew shown={shown} />
          </>
        )}
      </FormPanel>
    );
  const { uuid, opId, key, bankName, order, status } = bank;
  return (
    <FormPanel
      {...form}
      frame={{ name: bankName.en, subtitle: titleOf(opId), status: <BankStatusBadge status={status} /> }}
      save={{
        ...form.save,
        // Ruling 25.
        readOnlyReason: mustChoose && (
          <div className="flex items-start justify-between gap-2.5">
            Choose your operator or a brand to change this bank.
            <div className="shrink-0">{picker}</div>
          </div>
        ),
      }}
      values={{ opId, key, bankName, order: String(order), status }}
      write={update}
      input={({ opId: _fixed, ...dto }) => ({ body: { opId, dto: { ...dto, uuid } } })}
      success="Bank updated successfully!"
    >
      {() => (
        <>
          <RecordTabs
            tabs={[
              {
                id: "details",
                label: "Details",
                content: <BankFields opId={opId} chosen={scope !== ALL} status={status} />,
              },
              historyTab({ type: "BANK", noun: "bank", opId, names: [key, uuid, bankName.en] }),
            ]}
          />
          <FormMore
            actions={[
              {
                label: "Delete…",
                icon: Trash2,
                danger: true,
                reason: lacking(session, "delete_banks"),
                onClick: () => panels.open("delete-bank", { bank }),
              },
            ]}
          />
        </>
      )}
    </FormPanel>
  );
};

/** A new bank, or the one in the address (shell §2.3). */
export const BankEditDrawer = ({ params: { uuid }, close }: DrawerPanelProps<"bank-edit">) => (
  <NewOrExisting noun="bank" read={showBank} input={uuid && { body: { uuid } }} close={close}>
    {(bank) => <BankForm bank={bank} close={close} />}
  </NewOrExisting>
);
