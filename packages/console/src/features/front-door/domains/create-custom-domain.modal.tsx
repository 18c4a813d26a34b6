import { useCreateFrontDoorDomain } from "@backoffice/api-client";
import { Button, CopyButton, DescriptionList } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useState } from "react";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { customDomainSchema } from "./custom-domain.schema.ts";
import { recordsToAdd } from "./records-to-add.ts";
import { TARGETS } from "./targets.ts";

const fields = createFields(customDomainSchema);

// Content §8, with the spelling corrected by ruling 2.
const FAILED = { refused: "Failed to add new domain" };

const TITLE = "Create Custom Domain";

/** Title and token of the TXT record, shown until they are copied. */
const ToCopy = ({ records, close }: { records: ReturnType<typeof recordsToAdd>; close: () => void }) => (
  <>
    <PanelHead title={TITLE} />
    <p className="mb-3 text-ink-muted">
      Front Door serves the domain once its DNS has a TXT record with this title and token.
    </p>
    <DescriptionList
      items={records.map(({ label, text }) => ({
        label,
        value: (
          <span className="flex items-center justify-between gap-2">
            <span dir="ltr" className="min-w-0 font-mono text-meta wrap-anywhere">
              {text}
            </span>
            <CopyButton value={text} label={`Copy ${label.toLowerCase()}`} size="icon-sm" />
          </span>
        ),
      }))}
    />
    <PanelFoot>
      <Button variant="primary" onClick={close}>
        Close
      </Button>
    </PanelFoot>
  </>
);

/** Adds a Front Door domain, then shows the values of its TXT record (content §2, §5, §8). */
export const CreateCustomDomain = ({ open, close }: DialogPanelProps<"create-custom-domain">) => {
  const write = useCreateFrontDoorDomain();
  const [records, setRecords] = useState<ReturnType<typeof recordsToAdd>>([]);
  return (
    <DialogFrame open={open} close={close} title={TITLE} size="sm">
      {records.length > 0 ? (
        <ToCopy records={records} close={close} />
      ) : (
        <FormPanel
          close={close}
          isNew
          noun="custom domain"
          frame={{ title: TITLE }}
          schema={customDomainSchema}
          values={{ domain: "", target: "player" }}
          write={write}
          input={(body) => ({ body })}
          save={{ label: "Create custom domain" }}
          success={(sentence) => sentence || "Custom domain created."}
          failure={{ title: "Unable To Create Custom Domain", words: FAILED, look: "toasts" }}
          after={{
            next: (sentence) => {
              const toCopy = recordsToAdd(sentence);
              if (toCopy.length > 0) setRecords(toCopy);
              else close();
            },
          }}
        >
          {() => (
            <>
              <fields.TextField
                name="domain"
                label="Domain"
                required
                help="Without protocol, as in play.nordlys.example."
              />
              <fields.SelectField name="target" label="Target" required options={TARGETS} />
            </>
          )}
        </FormPanel>
      )}
    </DialogFrame>
  );
};
