import { listDomains, useChangeDomain, type components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { LANGUAGES } from "#entities/language/languages.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { FLAGS, flagsOf } from "../flags.ts";
import { domainChangeSchema } from "./domain-change.schema.ts";

const fields = createFields(domainChangeSchema);

const FAILED = { refused: "Unable to perform this action" };
const OPTIONS = LANGUAGES.map(({ code, label }) => ({ value: code, label }));

type DomainFormProps = { domain: components["schemas"]["Domain"]; open: boolean; close: () => void };

const DomainForm = ({ domain, ...panel }: DomainFormProps) => {
  const admin = isAdmin(useSession());
  const { opId, domainName, description, defaultLang } = domain;
  return (
    <FormPanel
      {...panel}
      frame={{ title: "Edit Domain", subtitle: `${domainName} · ${useTitleOf()(opId)}`, size: "sm" }}
      noun="domain"
      schema={domainChangeSchema}
      values={{ description: description ?? "", defaultLang, ...flagsOf(domain) }}
      write={useChangeDomain()}
      input={({ description: text, defaultLang: language, ...flags }) => ({
        query: { opId },
        body: {
          action: "EDIT" as const,
          domainDetails: { opId, domainName, description: text || null, defaultLang: language, ...(admin && flags) },
        },
      })}
      success="Domain saved."
      record={() => ({ name: domainName, kind: "domain", value: domainName })}
      failure={{ title: "Unable To Edit Domain", words: FAILED }}
    >
      {() => (
        <>
          <fields.TextareaField name="description" label="Description" help="Purpose of the domain." />
          <fields.ComboboxField name="defaultLang" label="Default language" required options={OPTIONS} />
          {admin && (
            <FieldGroup title="Flags">
              {FLAGS.map(({ name, label, help }) => (
                <fields.SwitchField key={name} name={name} label={label} help={help} />
              ))}
            </FieldGroup>
          )}
        </>
      )}
    </FormPanel>
  );
};

/** Edits a domain; flags are sent by SUPER_ADMIN and ADMIN only (content §2, §6). */
export const EditDomain = ({ params: { domain }, ...panel }: DialogPanelProps<"edit-domain">) => (
  <RereadRecord
    record={domain}
    read={listDomains}
    input={{ query: { opId: domain.opId, domainName: domain.domainName } }}
    find={(found) => ("items" in found ? undefined : found)}
  >
    {(now) => <DomainForm {...panel} domain={now} />}
  </RereadRecord>
);
