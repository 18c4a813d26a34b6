import { useCreateDomainByToken, useListCfTokens } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useRef, useState } from "react";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { Unread } from "#kit/form/unread.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { minimizedSchema } from "./new-domain.schema.ts";
import { OwnerWatch } from "./owner-watch.tsx";
import { useDomainAdded } from "./use-domain-added.ts";

const fields = createFields(minimizedSchema);

const FAILED = {
  refused: "Failed to add the domain. Make sure the domain and API token are valid and try again.",
  notSent: "Failed to add domain",
};

/** Adds a domain by name and the token of an account, which is selected by title and never shown (content §2, §7). */
export const AddNewDomainMinimized = ({ params: _none, ...panel }: DialogPanelProps<"add-new-domain-minimized">) => {
  const owner = useOperatorField();
  const added = useDomainAdded();
  const [opId, setOpId] = useState(owner.first);
  const { data: tokens = [], error } = useListCfTokens({ query: { opId } }, { enabled: opId !== "", staleTime: 0 });
  const name = useRef("");
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "Add domain by token", size: "sm" }}
      noun="domain"
      schema={minimizedSchema}
      values={{ opId: owner.first, domain: "", token: "" }}
      write={useCreateDomainByToken()}
      input={({ opId: of, domain, token }) => {
        name.current = domain;
        return { query: { opId: of }, body: { domain, token: tokens[Number(token)]?.token ?? "" } };
      }}
      // The next panel confirms it.
      success={() => undefined}
      after={{ next: (data) => added(name.current, data.name_servers) }}
      failure={{ title: "Unable To Add Domain", words: FAILED }}
    >
      {(values) => (
        <>
          <OwnerWatch opId={values.opId} onChange={setOpId} clears={["token"]} />
          <fields.ComboboxField name="opId" {...owner.field} />
          <fields.TextField name="domain" label="Domain" required help="Without protocol, as in nordlys.example." />
          <fields.ComboboxField
            name="token"
            label="Cloud account"
            required
            options={tokens.map(({ title }, index) => ({ value: String(index), label: title }))}
            emptyText="The operator has no accounts"
          />
          <Unread what="accounts" error={error} />
        </>
      )}
    </FormPanel>
  );
};
