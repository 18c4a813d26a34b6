import { useCreateDomain } from "@backoffice/api-client";
import { useState } from "react";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { flagsOf } from "../flags.ts";
import { NewDomainFields } from "./new-domain.fields.tsx";
import { newDomainSchema } from "./new-domain.schema.ts";
import { useDomainAdded } from "./use-domain-added.ts";

const FAILED = { refused: "Failed to add domain", notSent: "Failed to add domain" };

const NO_FLAGS = { isLocked: false, isBackoffice: false, isB2CPFF: true, isBrand: false, isInternal: false };

/** Adds a domain, then shows the name servers for the registrar (content §2, §3). */
export const AddNewDomain = ({ params: _none, ...panel }: DialogPanelProps<"add-new-domain-v2">) => {
  const admin = isAdmin(useSession());
  const owner = useOperatorField();
  const added = useDomainAdded();
  const [opId, setOpId] = useState(owner.first);
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "Add domain", size: "lg" }}
      noun="domain"
      schema={newDomainSchema}
      values={{
        opId: owner.first,
        domainName: "",
        cfAccountCode: "",
        afdProfileName: "",
        defaultLang: "en",
        description: "",
        partnerId: "",
        zoneId: "",
        skipCfZoneCheck: false,
        isPrimary: false,
        ...NO_FLAGS,
      }}
      write={useCreateDomain()}
      input={({ skipCfZoneCheck, ...domain }) => ({
        query: { opId: domain.opId },
        body: {
          ...domain,
          // Only admins set flags other than that of the player platform (content §6).
          ...flagsOf(admin ? domain : { ...NO_FLAGS, isB2CPFF: domain.isB2CPFF }),
          description: domain.description || null,
          afdProfileName: domain.afdProfileName || null,
          partnerId: domain.partnerId || null,
          zoneId: domain.zoneId || null,
          options: { skipCfZoneCheck },
        },
      })}
      // The next panel confirms it.
      success={() => undefined}
      after={{ next: ({ domainName, cfZoneNameServers }) => added(domainName, cfZoneNameServers) }}
      failure={{ title: "Unable To Add Domain", words: FAILED }}
    >
      {(values) => (
        <NewDomainFields owner={owner.field} chosen={values.opId} opId={opId} onOwner={setOpId} admin={admin} />
      )}
    </FormPanel>
  );
};
